import Facts

/// Collects what the facts say about one file.
enum FactOccurrences {
  static func read(_ facts: FileFacts, _ source: [UInt8]) -> Set<Occurrence> {
    var found: Set<Occurrence> = []
    for function in facts.functions {
      if function.kind == .closure {
        found.insert(Occurrence(category: .closure, offset: function.headRange.start, detail: ""))
      }
      for entry in function.captureList {
        let variable = facts[entry.variable]
        let detail = "\(strength(variable.ownership)) \(facts.name(variable.name))\(entry.hasInitializer ? " =" : "")"
        found.insert(Occurrence(category: .captureListEntry, offset: entry.range.start, detail: detail))
      }
      for parameter in function.parameters where parameter.isEscaping {
        let name = function.kind == .closure ? "closure" : function.name.map { facts.name($0) } ?? ""
        found.insert(
          Occurrence(
            category: .escapingParameter, offset: facts[parameter.variable].nameRange.start, detail: name))
      }
      for instruction in function.instructions {
        guard let name = name(instruction, facts), isWritten(name, instruction.range, source) else { continue }
        if name == "self" {
          found.insert(Occurrence(category: .explicitSelf, offset: instruction.range.start, detail: ""))
        } else if Occurrence.mayNameValue(name) {
          found.insert(Occurrence(category: .bareName, offset: instruction.range.start, detail: name))
        }
      }
    }
    return found
  }

  private static func strength(_ ownership: Ownership) -> String {
    switch ownership {
    case .strong: "strong"
    case .weak: "weak"
    case .unowned: "unowned"
    case .unownedUnsafe: "unowned(unsafe)"
    }
  }

  /// Where a closure or statement binds `self` anew, its use is that of a variable.
  private static func name(_ instruction: Instruction, _ facts: FileFacts) -> String? {
    switch instruction.operation {
    case .selfReference: "self"
    case .variable(let id): facts.name(facts[id].name)
    case .name(let name, _): facts.name(name)
    default: nil
    }
  }

  /// Whether the name itself stands at the place, perhaps between backticks: some instructions have no text of their own.
  private static func isWritten(_ name: String, _ range: ByteRange, _ source: [UInt8]) -> Bool {
    guard Int(range.end) <= source.count, range.start < range.end else { return false }
    let text = source[Int(range.start)..<Int(range.end)]
    return text.elementsEqual(name.utf8) || text.elementsEqual("`\(name)`".utf8)
  }
}
