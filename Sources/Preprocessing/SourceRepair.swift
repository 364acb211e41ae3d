import SyntaxTree

/// Looks for the reading of a text that the grammar has rejected in which the least is lost.
///
/// A fixed number of readings, each one going further than the one before. The first without an error ends the search, else
/// the one with the least errors counts; a text that nothing helps is taken as it is.
package struct SourceRepair {
  let parser: Parser
  let flags: CompilationFlags

  package init(parser: Parser, flags: CompilationFlags) {
    self.parser = parser
    self.flags = flags
  }

  private struct Reading {
    /// `nil`: the parser found no end.
    var tree: Tree?
    var text: [UInt8]
    var errors: [ParseError]
    var cost: Int

    init(_ tree: Tree?, _ text: [UInt8]) {
      self.tree = tree
      self.text = text
      errors = tree?.parseErrors() ?? [ParseError(range: 0..<UInt32(clamping: text.count), kind: .error)]
      // Even a short error may end the type around it too early.
      cost = errors.reduce(0) { $0 + $1.range.count + 20 }
      // Nothing is in its place then.
      if tree?.root.isError ?? true { cost += text.count }
      if tree == nil { cost += 1 }
    }
  }

  /// What came of it.
  package struct Result {
    package var tree: Tree
    /// What `tree` is the tree of. It may be longer than the source, by what ties its end off.
    package var text: [UInt8]
    /// What is wrong with the text, where `tree` does not show it any more.
    package var hiddenErrors: [ParseError]
  }

  /// The best reading of a text whose tree has errors, or that the parser found no end for; `nil` if it finds none for any.
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
        compilation.keepOneBranch(of: alternatives, flags, in: &text)
        consider(text, &best)
      }
      if best.cost > 0 {
        let suspects = compilation.groups(near: best.errors.map(\.range))
        if !suspects.isEmpty {
          compilation.keepOneBranch(of: suspects, flags, in: &text)
          consider(text, &best)
        }
      }
    }
    if best.cost == 0, let tree = best.tree { return Result(tree: tree, text: best.text, hiddenErrors: []) }
    // What was masked so far is Swift. What is tied off now is not.
    let broken = best
    // What is not finished is read like what it will be: without a mask, where only the open end needs one.
    consider(UnfinishedCode.tiedOff(source), &best)
    if broken.text != source { consider(UnfinishedCode.tiedOff(broken.text), &best) }
    let isTiedOff = best.cost < broken.cost
    return best.tree.map { Result(tree: $0, text: best.text, hiddenErrors: isTiedOff ? broken.errors : []) }
  }

  private func consider(_ text: [UInt8], _ best: inout Reading) {
    guard best.cost > 0, text != best.text else { return }
    let parsed = if let known = best.tree { parser.parse(text, after: known, of: best.text) } else { parser.parse(text) }
    guard let tree = parsed else { return }
    let reading = Reading(tree, text)
    if reading.cost < best.cost { best = reading }
  }
}
