import CorpusProbe
import CorpusUIKit

public let places: [Place] = [
  Place("favorite", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = CatalogViewController()
    probe.watch(screen)
    screen.loadViewIfNeeded()
  },
  Place("expand", rule: "stored_closure_cycle", decidedBy: .program, capture: "cell") { probe in
    let screen = LessonListViewController(lessons: ["Atoms"])
    screen.loadViewIfNeeded()
    probe.watch(screen.shownCells[0])
    screen.shownCells[0].expand()
  },
  Place("star", decidedBy: .program) { probe in
    let screen = LessonListViewController(lessons: ["Atoms"])
    screen.loadViewIfNeeded()
    probe.watch(screen)
    screen.shownCells[0].favorite()
  },
  Place("enroll", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let screen = EnrollViewController(course: Course(title: "Algebra"))
    probe.watch(screen)
    screen.showEnrollButton()
    screen.navigationItem.rightBarButtonItem?.simulateTap()
  },
  Place("cancel", decidedBy: .text) { probe in
    let screen = EnrollViewController(course: Course(title: "Algebra"))
    probe.watch(screen)
    screen.showCancelButton()
  },
  Place("terms", decidedBy: .text) { probe in
    let screen = EnrollViewController(course: Course(title: "Algebra"))
    probe.watch(screen)
    screen.showTerms()
  },
]
