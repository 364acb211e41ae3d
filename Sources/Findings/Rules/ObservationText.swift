import Ownership
import Catalog

extension Observation {
  /// The range for a place strategy.
  func place(_ place: Rule.Place) -> SourcePlace {
    switch place {
    case .closureHead, .methodReference, .propertyName, .handover, .comment: head
    case .captureListEntry: captureListEntry ?? head
    case .use: use ?? head
    }
  }

  /// The parts that stay the same when lines move.
  var identity: [String] {
    if subject == .suppression { return [reason] }
    return [enclosingType, enclosingFunction, captured, keeperDescription.isEmpty ? keeper.rawValue : keeperIdentity]
  }

  /// The keeper relative to the captured object: renaming that object does not change the finding.
  private var keeperIdentity: String {
    let receiver = "`\(captured)."
    return keeperDescription.hasPrefix(receiver) ? "`" + keeperDescription.dropFirst(receiver.count) : keeperDescription
  }

  /// The value of a placeholder.
  func text(of placeholder: MessageTemplate.Placeholder) -> String {
    switch placeholder {
    case .captured: captured
    case .keeper: keeperDescription.isEmpty ? keeperInWords : keeperDescription
    case .until: untilDescription
    case .lifetime: lifetimeInWords
    case .type: enclosingType
    case .function: enclosingFunction
    case .reason: reason
    }
  }

  private var keeperInWords: String {
    switch keeper {
    case .none: "nobody"
    case .cycle: "something that `\(captured)` keeps"
    case .part: "a part of `\(captured)`"
    case .owner: "an object that holds `\(captured)` too"
    case .object: "another object"
    case .token: "its token"
    case .caller: "the caller"
    case .system: "the system"
    case .static: "a global"
    case .unknown: "a function whose source is not in sight"
    }
  }

  private var lifetimeInWords: String {
    if lifetime == .synchronous { return "until the call returns" }
    if !untilDescription.isEmpty { return "until \(untilDescription)" }
    switch broken {
    case .bySameCode, .onSomePaths: return "until this code lets go of it"
    case .byDeinit: return "until `deinit` lets go of it"
    case .byOtherMethod, .byUncalledMethod, .inDeinitToo: return "until another method lets go of it"
    case .never: break
    }
    switch lifetime {
    case .synchronous: return "until the call returns"
    case .untilEvent: return "until its work is done"
    case .untilCall: return "until some code ends it"
    case .whileKept: return "for as long as its keeper lives"
    case .unbounded: return "with no end in sight"
    case .unknown: return "for a time that is not known"
    }
  }
}
