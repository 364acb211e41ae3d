import ParallelMap
import ProgramModel
import SourceFacts
import VerdictVocabulary

/// The graphs of types that somebody wants to see.
extension Judge {
  func graphs(of types: [NominalID], _ breaks: ReleaseIndex) -> [TypeGraph] {
    parallelMap(count: types.count, jobs: jobs) { index in
      let graph = graphWithDeclaredProperties(of: types[index])
      let found = candidates(in: graph, .type(index), returned: [], cyclesOnly: true)
      return TypeGraphBuilder(program: program, type: types[index], graph: graph, units: units, breaks: breaks)
        .build(closures: found.closures, references: found.references)
    }
  }

  /// What all methods do to the object, and the properties that no method in sight touches.
  private func graphWithDeclaredProperties(of type: NominalID) -> Graph {
    var heap = typeHeap(of: type)
    guard let object = heap.graph.find(.selfObject) else { return heap.graph }
    for ancestor in program[type].ancestors where program[ancestor].kind != .protocol {
      for property in program.storedProperties(of: ancestor) {
        let type = program.type(of: property)
        let held = heap.readField(
          of: [object], .property(property), type: type, ownership: CaptureStrength(program.property(property).ownership))
        let element = type.unwrapped.element
        let isFilledInSight = held.contains { node in heap.graph.edges(from: node).contains { $0.field.isOwnership } }
        if !isFilledInSight, !element.isUnknown, program.semantics(of: element) != .value { _ = heap.readElements(of: held, type: element) }
      }
    }
    return heap.graph
  }
}
