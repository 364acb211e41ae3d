/// Searches for the best reading of a text that the grammar has rejected.
///
/// There is a fixed number of readings, each changing more than the one before. The first one without an error ends the search; otherwise the one with the
/// fewest errors is used. If nothing helps, the text is used unchanged.
package struct SourceRepair {
  let parser: Parser
  let flags: CompilationFlags

  package init(parser: Parser, flags: CompilationFlags) {
    self.parser = parser
    self.flags = flags
  }

  private struct Reading {
    /// `nil`: the parser did not terminate.
    var tree: Tree?
    var text: [UInt8]
    var errors: [ParseError]
    var cost: Int

    init(_ tree: Tree?, _ text: [UInt8]) {
      self.tree = tree
      self.text = text
      errors = tree?.parseErrors() ?? [ParseError(range: 0..<UInt32(clamping: text.count), kind: .error)]
      // Even a short error may end the enclosing type too early.
      cost = errors.reduce(0) { $0 + $1.range.count + 20 }
      // Then all structure is lost.
      if tree?.root.isError ?? true { cost += text.count }
      if tree == nil { cost += 1 }
    }

    var outline: DeclarationOutline? { tree.map { DeclarationOutline(of: $0, text) } }
  }

  /// The result of the repair.
  package struct Result {
    package var tree: Tree
    /// The text of `tree`. It may be longer than the source, by the suffix that completes it.
    package var text: [UInt8]
    /// Errors in the text that `tree` no longer shows.
    package var hiddenErrors: [ParseError]
  }

  /// The best reading of a text whose tree has errors, or for which the parser did not terminate; `nil` if it terminates for no reading.
  package func repair(_ tree: Tree?, of source: [UInt8]) -> Result? {
    var best = Reading(tree, source)
    let tokens = SourceLexer.tokens(of: source)
    var text = SourceMask.masked(source, tokens)
    consider(text, &best)
    if best.cost > 0, tokens.contains(where: { $0.kind == .directive }) {
      let compilation = ConditionalCompilation(source, tokens)
      compilation.blankDirectives(in: &text)
      consider(text, &best)
      let alternatives = compilation.groups.filter(\.isAlternative)
      let flags = flags.withNewestCompiler
      if best.cost > 0, !alternatives.isEmpty {
        compilation.selectOneBranch(of: alternatives, flags, in: &text)
        consider(text, &best)
      }
      if best.cost > 0 {
        let suspects = compilation.groups(near: best.errors.map(\.range))
        if !suspects.isEmpty {
          compilation.selectOneBranch(of: suspects, flags, in: &text)
          consider(text, &best)
        }
      }
    }
    if best.cost == 0, let tree = best.tree { return Result(tree: tree, text: best.text, hiddenErrors: []) }
    // The text masked so far is Swift. The text completed now is not.
    let broken = best
    var readings = [broken]
    var openings: [Int] = []
    // Unfinished code is read as it will be: without a mask, if only the open end needs completing.
    for source in broken.text == source ? [source] : [source, broken.text] where best.cost > 0 {
      let tiedOff = UnfinishedCode.tiedOff(source)
      openings += tiedOff.openings
      guard tiedOff.text != best.text, let reading = read(tiedOff.text, after: best) else { continue }
      readings.append(reading)
      if reading.cost < best.cost { best = reading }
    }
    var search = FaultSearch(broken.text, parser: parser)
    openings += search.faultyBrace().map { [$0] } ?? []
    let suspects = SuspectLines(of: source, openings: openings, errors: readings.flatMap { $0.errors.map(\.range) })
    let whole: [Reading] = tree.map { [Reading($0, source)] } ?? []
    let originals = broken.text == source ? [broken] : whole + [broken]
    var remainder = without(suspects.lines, originals, best)
    if remainder == nil || remainder!.reading.cost > 0 || remainder!.faithful(among: readings) == nil {
      remainder = without(search.faultyStatements(), originals, best, orElse: remainder)
    }
    if let remainder {
      guard let faithful = remainder.faithful(among: readings) else {
        return Result(tree: remainder.tree, text: remainder.reading.text, hiddenErrors: remainder.errors)
      }
      best = faithful
    }
    let isTiedOff = best.text != broken.text
    return best.tree.map { Result(tree: $0, text: best.text, hiddenErrors: isTiedOff ? broken.errors : []) }
  }

  /// A reading of a text without some of it.
  private struct Remainder {
    let reading: Reading
    let tree: Tree
    let left: Range<Int>
    let outline: DeclarationOutline

    /// The removed parts count as errors.
    var errors: [ParseError] {
      let error = ParseError(range: UInt32(left.lowerBound)..<UInt32(left.upperBound), kind: .error)
      return (reading.errors + [error]).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The best of some readings of the whole text in which all declarations elsewhere are the same as here, or more. Removed text may be a declaration only
    /// in a
    /// reading without errors.
    func faithful(among readings: [Reading]) -> Reading? {
      let faithful = readings.filter { reading in
        guard let other = reading.outline else { return false }
        let isSame = other.isSame(as: outline, outside: left)
        if isSame { return reading.cost == 0 || other.count == outline.count }
        return reading.cost <= self.reading.cost && (other.score, other.count) > (outline.score, outline.count)
      }
      return faithful.min { $0.cost < $1.cost }
    }
  }

  /// The reading of a text without some of it that has the most declarations: code being written in one place must not change declarations elsewhere.
  private func without(_ ranges: [Range<Int>], _ originals: [Reading], _ best: Reading, orElse known: Remainder? = nil) -> Remainder? {
    var result = known
    for range in ranges {
      for original in originals {
        var text = original.text
        text.blank(range)
        guard text != original.text, let reading = read(text, after: original), let tree = reading.tree, reading.cost <= best.cost,
          reading.cost < original.cost, let outline = reading.outline
        else { continue }
        if let result, (-result.outline.score, result.reading.cost) <= (-outline.score, reading.cost) { continue }
        result = Remainder(reading: reading, tree: tree, left: range, outline: outline)
      }
    }
    return result
  }

  private func read(_ text: [UInt8], after known: Reading) -> Reading? {
    let tree = known.tree.map { parser.parse(text, after: $0, of: known.text) } ?? parser.parse(text)
    return tree.map { Reading($0, text) }
  }

  private func consider(_ text: [UInt8], _ best: inout Reading) {
    guard best.cost > 0, text != best.text, let reading = read(text, after: best), reading.cost < best.cost else { return }
    best = reading
  }
}
