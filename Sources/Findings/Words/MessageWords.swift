import Catalog
import Ownership

/// Messages and identities of findings.
extension Words {
  /// The parts that stay the same when lines move.
  func identity(_ observation: Observation) -> [String] {
    if observation.subject == .suppression { return [reason(observation)] }
    let keeper = keeper(observation)
    let captured = captured(observation)
    // Relative to the captured object: renaming that object does not change the finding.
    let receiver = "`\(captured)."
    let relative = keeper.hasPrefix(receiver) ? "`" + keeper.dropFirst(receiver.count) : keeper
    return [type(observation), function(observation), captured, keeper.isEmpty ? observation.keeper.rawValue : relative]
  }

  /// The value of a placeholder.
  func text(of placeholder: MessageTemplate.Placeholder, _ observation: Observation) -> String {
    switch placeholder {
    case .captured: captured(observation)
    case .keeper: observation.holder == .unknown ? keeperKind(observation) : keeper(observation)
    case .until: until(observation)
    case .lifetime: lifetime(observation)
    case .via: isKeptByStorage(observation) ? "a subscription" : "a token or task"
    case .type: type(observation)
    case .function: function(observation)
    case .reason: reason(observation)
    }
  }

  /// Whether what keeps the closure by a model is the storage of a property, and no token.
  private func isKeptByStorage(_ observation: Observation) -> Bool {
    for step in observation.path {
      if case .reference(let reference) = step.kind, case .model(let row) = reference.field { return isStorage(reference.source, row) }
    }
    return false
  }

  private func keeperKind(_ observation: Observation) -> String {
    switch observation.keeper {
    case .none: "nobody"
    case .cycle: "something that `\(captured(observation))` keeps"
    case .part: "a part of `\(captured(observation))`"
    case .owner: "an object that holds `\(captured(observation))` too"
    case .object: "another object"
    case .token: "its token"
    case .caller: "the caller"
    case .system: "the system"
    case .static: "a global"
    case .unknown: "a function whose source is not in sight"
    }
  }

  private func lifetime(_ observation: Observation) -> String {
    if observation.lifetime == .synchronous { return "until the call returns" }
    if observation.end != .unknown { return "until \(until(observation))" }
    switch observation.broken {
    case .bySameCode, .onSomePaths: return "until this code lets go of it"
    case .byDeinit: return "until `deinit` lets go of it"
    case .byOtherMethod, .byUncalledMethod, .inDeinitToo: return "until another method lets go of it"
    case .never: break
    }
    switch observation.lifetime {
    case .synchronous: return "until the call returns"
    case .untilEvent: return "until its work is done"
    case .untilCall: return "until some code ends it"
    case .whileKept: return "for as long as its keeper lives"
    case .unbounded: return "with no end in sight"
    case .unknown: return "for a time that is not known"
    }
  }
}
