import Support
import Program
import Facts
import Catalog

/// The graphs of requested types.
extension Judge {
  func graphs(of types: [NominalID], _ search: CandidateSearch, _ breaks: @Sendable (DependencyRecord?) -> ReleaseIndex) -> [TypeGraph] {
    parallelMap(count: types.count, jobs: jobs) { index in
      let graph = search.graphWithDeclaredProperties(of: types[index])
      let found = search.candidates(in: graph, .type(index), returned: [], cyclesOnly: true)
      return TypeGraphBuilder(program: program, type: types[index], graph: graph, units: order.units, breaks: breaks(nil))
        .build(closures: found.closures, references: found.references)
    }
  }
}
