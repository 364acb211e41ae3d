import Ownership
import Program
import Facts

/// Removes an unnecessary entry from a capture list.
struct EntryRemovalFix {
  private let repair: Repair

  init(_ repair: Repair) { self.repair = repair }

  func attempt(_ contexts: inout FixContexts) -> FixAttempt {
    guard let place = repair.entry, let (context, closure, entry) = contexts.closure(withEntry: place) else { return .notMeant }
    let ownership = context.facts[entry.variable].ownership
    if entry.hasInitializer, let parent = context.function(closure).parent, case .call = context.function(parent)[entry.value].operation {
      return .refused("the entry runs code, which may be what it is there for")
    }
    let uses = CaptureUses(of: .variable(entry.variable), in: closure, context)
    var drafts: [TextEditDraft] = []
    if !uses.uses.isEmpty {
      if entry.hasInitializer { return .refused("the closure uses the name that the entry makes") }
      if ownership == .weak {
        guard let question = question(uses, closure, context) else {
          return .refused("the closure asks whether `\(repair.captured)` is still there, and each such place would have to change")
        }
        drafts.append(.replace(question, question + 1, ""))
      }
    }
    drafts.append(removal(of: entry, in: context.function(closure), context.text))
    // An entry that captures strongly keeps its object alive, even if unused.
    return .fix(Fix("remove `\(context.text.text(entry.range))` from the capture list", isSafe: ownership != .strong, drafts))
  }

  /// The only `?` of a body like `self?.update()` without a result.
  private func question(_ uses: CaptureUses, _ closure: FunctionID, _ context: FixContext) -> UInt32? {
    guard uses.uses.count == 1, let use = uses.uses.first, use.function == closure,
      context.text.byte(use.range.end) == 0x3F, context.text.byte(use.range.end + 1) == 0x2E,
      case .nothing = ClosureResult(of: closure, context)
    else { return nil }
    let function = context.function(closure)
    let start = context.text.skippingTrivia(from: function.bodyStart)
    let end = context.text.trimmedEnd(before: function.range.end - 1)
    let isWhole = function.instructions.contains { $0.range == ByteRange(start: start, end: end) }
    return start == use.range.start && isWhole ? use.range.end : nil
  }

  private func removal(of entry: CaptureListEntry, in function: Function, _ text: SourceLayout) -> TextEditDraft {
    let list = function.captureList
    guard let index = list.firstIndex(of: entry), list.count > 1 else { return removalOfList(function, text) }
    if index + 1 < list.count { return .replace(entry.range.start, list[index + 1].range.start, "") }
    return .replace(list[index - 1].range.end, entry.range.end, "")
  }

  /// The whole list, including its `in` if that has nothing else before it.
  private func removalOfList(_ function: Function, _ text: SourceLayout) -> TextEditDraft {
    var start = function.captureList[0].range.start
    while text.byte(start) != 0x5B, start > function.range.start { start -= 1 }
    let next = text.skippingTrivia(from: function.headRange.end)
    let standsAlone = text.skippingTrivia(from: function.range.start + 1) == start && next + 2 == function.bodyStart
    if standsAlone { return .replace(text.trimmedEnd(before: start), function.bodyStart, "") }
    return .replace(start, next, "")
  }
}
