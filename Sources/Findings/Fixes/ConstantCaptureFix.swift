import Ownership
import Program
import Facts

/// `[title = self.title]`: a closure that uses only constant values of an object does not need the object.
struct ConstantCaptureFix {
  private let repair: Repair

  init(_ repair: Repair) { self.repair = repair }

  func attempt(_ contexts: inout FixContexts) -> FixAttempt {
    guard repair.subject == .closureCapture, repair.form != .closure, !repair.isInCopy, repair.entry == nil, let use = repair.use,
      let (context, closure) = contexts.closure(at: repair.closure),
      let subject = CaptureUses.subject(at: use.range, in: closure, context)
    else { return .notMeant }
    let uses = CaptureUses(of: subject, in: closure, context)
    if uses.usesSuper || uses.nestedFunction != nil || uses.isAssigned || uses.uses.isEmpty { return .notMeant }
    var names: [String] = []
    var drafts: [TextEditDraft] = []
    for use in uses.uses {
      guard let (name, range) = constant(use, context) else { return .notMeant }
      if !names.contains(name) { names.append(name) }
      drafts.append(.replace(range.start, range.end, name))
    }
    if names.contains(where: { isTaken($0, context) }) { return .notMeant }
    let editor = ClosureEditor(function: context.function(closure), text: context.text)
    drafts.append(editor.adding(entry: names.map { "\($0) = \(repair.captured).\($0)" }.joined(separator: ", ")))
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return .fix(Fix("capture \(list) in place of `\(repair.captured)`", drafts))
  }

  /// The stored constant that a use reads, with the range of the whole expression.
  private func constant(_ use: CaptureUse, _ context: FixContext) -> (String, ByteRange)? {
    if use.isImplicit || use.isWeakEntry { return nil }
    let function = context.function(use.function)
    for (index, instruction) in function.instructions.enumerated() {
      guard case .member(let base, let name) = instruction.operation, Int(base.index) == use.instruction else { continue }
      guard case .property(let reference, _)? = context.body(use.function)?.references[index] else { return nil }
      let property = context.program.property(reference)
      guard property.isLet, !property.isStatic, !property.isRequirement,
        context.program.semantics(of: context.program.type(of: reference)) == .value
      else { return nil }
      let text = context.facts.name(name)
      return text.isPlainIdentifier && context.text.text(instruction.range).hasSuffix(text) ? (text, instruction.range) : nil
    }
    return nil
  }

  /// Whether a variable of the enclosing code has that name.
  private func isTaken(_ name: String, _ context: FixContext) -> Bool {
    let range = context.program.function(context.root).range
    return context.facts.variables.contains {
      range.start <= $0.nameRange.start && $0.nameRange.end <= range.end && context.facts.name($0.name) == name
    }
  }
}
