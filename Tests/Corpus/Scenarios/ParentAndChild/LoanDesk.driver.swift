import CorpusProbe

public let places: [Place] = [
  Place("book", decidedBy: .program) { probe in
    let branch = LibraryBranch()
    branch.reserve("Moss")
    probe.watch(branch.reservations[0])
    probe.watch(branch.reservations[0].book)
    branch.closeUp()
  },
  Place("member", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  unowned let member: Member") { probe in
    let branch = LibraryBranch()
    branch.borrow("Ida")
    probe.watch(branch.visitors[0])
    branch.closeUp()
  },
  Place("scan", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let branch = LibraryBranch()
    branch.morning()
    probe.watch(branch.counter!)
    branch.closeUp()
  },
  Place("slip", decidedBy: .program) { probe in
    let branch = LibraryBranch()
    branch.afternoon()
    probe.watch(branch.returns!)
    branch.closeUp()
  },
  Place("notices", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let branch = LibraryBranch()
    branch.afternoon()
    probe.watch(branch.notices!)
    branch.closeUp()
  },
]
