import CorpusProbe
import UIKit

@MainActor private func show(_ sheet: ColorSheet, use: (ColorSheet) -> Void) {
  let navigation = UINavigationController(rootViewController: UIViewController())
  navigation.beginAppearanceTransition(true, animated: false)
  navigation.endAppearanceTransition()
  navigation.pushViewController(sheet, animated: false)
  use(sheet)
  navigation.popViewController(animated: false)
}

public let places: [Place] = [
  Place("choose", decidedBy: .text) { probe in
    let sheet = ColorSheet()
    probe.watch(sheet)
    show(sheet) { sheet in
      sheet.choose()
      sheet.confirm("red")
    }
  },
  Place("again", rule: "stored_closure_cycle", decidedBy: .program, capture: "picker") { probe in
    let sheet = ColorSheet()
    probe.watch(sheet)
    show(sheet) { sheet in
      sheet.chooseAgain()
      if let picker = sheet.presentedViewController { probe.watch(picker) }
      sheet.confirm("blue")
    }
  },
  Place("preview", decidedBy: .program) { probe in
    let sheet = ColorSheet()
    probe.watch(sheet)
    show(sheet) { _ in }
  },
  Place("embed", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let sheet = ColorSheet()
    probe.watch(sheet)
    show(sheet) { sheet in
      sheet.embed()
      sheet.confirm("green")
    }
  },
]
