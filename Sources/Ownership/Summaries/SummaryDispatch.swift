import Engine
import Program

extension Summary {
  /// The same for a reference of a summary: callers that know the receiver's class know whether it is made.
  struct AssumedClass: Hashable, Sendable, Storable {
    /// The item that is the receiver.
    var item: Int32
    var owner: NominalID
    /// The assumptions of the reference if the receiver is of this class.
    var rest: UInt8
  }
}

extension Heap {
  /// Whether objects of this class run the implementation that a reference depends on; `nil` where the class is not known.
  func runs(_ assumed: Summary.AssumedClass, _ receivers: [NodeID]) -> Bool? {
    var answers: Set<Bool> = []
    for node in receivers {
      guard case .nominal(let id, _) = graph[node].type.unwrapped, program[id].kind == .class, program[assumed.owner].kind == .class else { return nil }
      if program[id].ancestors.contains(assumed.owner) {
        answers.insert(true)
      } else if program[assumed.owner].ancestors.contains(id) {
        return nil
      } else {
        answers.insert(false)
      }
    }
    return answers.count == 1 ? answers.first : nil
  }
}
