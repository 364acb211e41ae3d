import BuiltInRules
import Program
import Facts
import Testing

@testable import Ownership

/// Compares what each closure and nested function of a file captures with what stands behind its line.
///
/// One text for each: `//= captures`, with ` | ` between two of one line. A capture is what the closure captures, with `weak` or `unowned` in front if it is;
/// entries of its own capture list stand in brackets; `local self` is one that a statement of an enclosing function has bound; `*` follows
/// where only an inner closure's weak entry reads it. A nested function's name stands before its captures, and bound method references
/// are listed as `method name` of the function that they stand in.
func checkCaptures(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
  var reader = FactReader()
  let facts = reader.facts(of: Array(source.utf8), path: "Test.swift")
  let program = Program(files: [facts], modules: [0], models: BuiltIn.models)
  var found: [(offset: UInt32, text: String)] = []
  for (index, function) in facts.functions.enumerated() where function.parent == nil && !function.isRequirement {
    let root = FunctionReference(file: 0, function: FunctionID(index))
    let table = CaptureTable(program.resolveUnit(root), root: root, in: program)
    var open = [root]
    while let reference = open.popLast() {
      let inner = program.nested(in: reference)
      open += inner
      for reference in inner {
        let function = program.function(reference)
        let name = function.name.map { "\(facts.name($0)) " } ?? ""
        let captures = table.captures(of: reference).map { describe($0, of: reference, facts) }
        let text = "\(name)\(captures.isEmpty ? "nothing" : captures.joined(separator: ", "))"
        found.append((function.range.start, text))
      }
      for instruction in (table.methodReferences[reference] ?? []).sorted() {
        let range = program.function(reference).instructions[Int(instruction)].range
        found.append((range.start, "method \(text(range, source))"))
      }
    }
  }
  found.sort { $0.offset < $1.offset }
  #expect(facts.parseErrors.isEmpty, sourceLocation: sourceLocation)
  #expect(found.map { "\(line($0.offset, source)): \($0.text)" } == marked([source]), sourceLocation: sourceLocation)
}

private func describe(_ capture: Capture, of function: FunctionReference, _ facts: FileFacts) -> String {
  var name = "self"
  var isOwn = false
  if case .variable(let id) = capture.subject {
    name = facts.name(facts[id].name)
    isOwn = facts[id].function == function.function
    if name == "self", facts[id].kind == .local { name = "local self" }
    if name == "self", facts[id].kind == .captureListEntry, !isOwn { name = "outer [self]" }
  }
  if capture.strength != .strong { name = "\(capture.strength) \(name)" }
  if isOwn { name = "[\(name)]" }
  return capture.isUsedOutsideWeakEntries ? name : name + "*"
}

private func text(_ range: ByteRange, _ source: String) -> String {
  String(decoding: Array(source.utf8)[Int(range.start)..<Int(range.end)], as: UTF8.self)
}

private func line(_ offset: UInt32, _ source: String) -> Int {
  source.utf8.prefix(Int(offset)).reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
}
