import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("undoInsert", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let workspace = Workspace()
    workspace.writeOutline()
    probe.watch(workspace.outline!)
    workspace.closeAll()
  },
  Place("redoMove", decidedBy: .program) { probe in
    let workspace = Workspace()
    workspace.reviewOutline()
    probe.watch(workspace.outline!)
    workspace.closeAll()
  },
  Place("dirty", decidedBy: .program) { probe in
    let workspace = Workspace()
    workspace.reviewOutline()
    probe.watch(workspace.outline!)
    workspace.closeAll()
  },
  Place("undoDraw", decidedBy: .program) { probe in
    let workspace = Workspace()
    workspace.sketch()
    probe.watch(workspace.drawing!)
    workspace.closeAll()
  },
  Place("undoRename", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let workspace = Workspace()
    workspace.present()
    probe.watch(workspace.slides!)
    workspace.closeAll()
  },
]
