import SyntaxTree

/// Looks for the reading of a text that the grammar has rejected in which the least is lost.
///
/// A fixed number of readings, each one going further than the one before. The first without an error ends the search, else
/// the one with the least errors counts; a text that nothing helps is taken as it is.
struct SourceRepair {
  let parser: Parser
  let flags: CompilationFlags

  private struct Reading {
    var tree: Tree
    var text: [UInt8]
    var errors: [Range<UInt32>]
    var cost: Int

    init(_ tree: Tree, _ text: [UInt8]) {
      self.tree = tree
      self.text = text
      errors = tree.parseErrors().map(\.range)
      // Even a short error may end the type around it too early.
      cost = errors.reduce(0) { $0 + $1.count + 20 }
      // Nothing is in its place then.
      if tree.root.isError { cost += text.count }
    }
  }

  /// What came of it.
  struct Result {
    var tree: Tree
    /// What `tree` is the tree of.
    var text: [UInt8]
    /// What is wrong with the text, where `tree` does not show it any more.
    var hiddenErrors: [ParseError]
  }

  /// The best reading of a text whose tree has errors.
  func repair(_ tree: Tree, of source: [UInt8]) -> Result {
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
        let suspects = compilation.groups(near: best.errors)
        if !suspects.isEmpty {
          compilation.keepOneBranch(of: suspects, flags, in: &text)
          consider(text, &best)
        }
      }
    }
    guard best.cost > 0 else { return Result(tree: best.tree, text: best.text, hiddenErrors: []) }
    // What was masked so far is Swift. What is tied off now is not.
    let broken = best
    consider(UnfinishedCode.tiedOff(best.text), &best)
    let isTiedOff = best.cost < broken.cost
    return Result(tree: best.tree, text: best.text, hiddenErrors: isTiedOff ? broken.tree.parseErrors() : [])
  }

  private func consider(_ text: [UInt8], _ best: inout Reading) {
    guard best.cost > 0, text != best.text, let tree = parser.parse(text) else { return }
    let reading = Reading(tree, text)
    if reading.cost < best.cost { best = reading }
  }
}
