import Support
import Program
import Facts
import Catalog

/// The graphs of requested types.
extension Judge {
  func graphs(of types: [NominalID], _ search: CandidateSearch, _ breaks: @Sendable (DependencyRecord?) -> ReleaseIndex) -> [OwnershipGraph] {
    parallelMap(count: types.count, jobs: jobs) { index in
      let graph = search.graphWithDeclaredProperties(of: types[index])
      let found = search.candidates(in: graph, .type(index), returned: [], cyclesOnly: true)
      return OwnershipGraphBuilder(program: program, type: types[index], graph: graph, units: order.units, breaks: breaks(nil))
        .build(closures: found.closures, references: found.references)
    }
  }
}
