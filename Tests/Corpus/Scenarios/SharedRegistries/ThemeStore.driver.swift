import CorpusProbe

public let places: [Place] = [
  Place("addWeak", decidedBy: .program) { probe in
    let label = ThemedLabel()
    probe.watch(label)
    label.startWeak()
    ThemeStore.shared.change { $0.isDark = true }
  },
  Place("start", rule: "target_cycle", decidedBy: .program) { probe in
    let label = ThemedLabel()
    probe.watch(label)
    label.start()
  },
  Place("page", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let page = ThemedPage()
    probe.watch(page)
    page.start()
  },
  Place("toggle", decidedBy: .program) { probe in
    let page = ThemedPage()
    probe.watch(page)
    page.toggle()
  },
  Place("button", decidedBy: .program) { probe in
    let button = ThemedButton()
    probe.watch(button)
    button.start()
  },
  Place("preview", decidedBy: .program) { probe in
    let preview = ThemedPreview()
    probe.watch(preview)
    preview.start()
  }
]
