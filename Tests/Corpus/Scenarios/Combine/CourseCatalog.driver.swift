import CorpusProbe

public let places: [Place] = [
  Place("heading", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let catalog = CourseCatalog()
    probe.watch(catalog)
    let token = catalog.heading.sink { _ in }
    token.cancel()
  },
  Place("subheading", decidedBy: .text) { probe in
    let catalog = CourseCatalog()
    probe.watch(catalog)
    let token = catalog.subheading.sink { _ in }
    token.cancel()
  },
  Place("lesson", rule: "subscription_cycle", decidedBy: .text) { probe in
    let catalog = CourseCatalog()
    probe.watch(catalog)
    catalog.forwardLesson()
    catalog.lesson.progress = 0.1
  },
  Place("exam", decidedBy: .text) { probe in
    let catalog = CourseCatalog()
    probe.watch(catalog)
    catalog.forwardExam()
  },
  Place("progress", rule: "rebound_strong_self", decidedBy: .text) { probe in
    let catalog = CourseCatalog()
    probe.watch(catalog)
    catalog.followLessons()
    catalog.lesson.progress = 0.7
  },
  Place("certify", rule: "nested_closure_strong_self", decidedBy: .text) { probe in
    let catalog = CourseCatalog()
    probe.watch(catalog)
    catalog.certify()
    probe.wait(0.01)
  },
  Place("remind", decidedBy: .text) { probe in
    let catalog = CourseCatalog()
    probe.watch(catalog)
    catalog.remind()
    probe.wait(0.01)
  },
  Place("shared", rule: "unowned_capture", decidedBy: .text) { probe in
    let lesson = LessonModel()
    func visit() {
      let catalog = CourseCatalog()
      probe.watch(catalog)
      catalog.share(with: lesson)
    }
    visit()
    lesson.progress = 1
  },
]
