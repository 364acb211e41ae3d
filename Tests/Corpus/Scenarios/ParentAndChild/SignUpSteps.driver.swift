import CorpusProbe
import UIKit

/// Shows the steps, and then lets the navigation controller go with the steps still on it.
private func show(_ step: UIViewController, _ probe: Probe) -> UINavigationController {
  probe.watch(step)
  return UINavigationController(rootViewController: step)
}

private func place(_ view: UIView, _ probe: Probe) -> UIView {
  let page = UIView()
  probe.watch(view)
  page.addSubview(view)
  return page
}

public let places: [Place] = [
  Place("policy", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var host: UINavigationController?") { probe in
    let step = NameStep()
    let host = show(step, probe)
    step.prepare()
    _ = host
  },
  Place("counter", decidedBy: .program) { probe in
    let step = EmailStep()
    let host = show(step, probe)
    step.prepare()
    _ = host
  },
  Place("done", rule: "stored_closure_cycle", decidedBy: .program, capture: "host") { probe in
    let step = PasswordStep()
    let host = show(step, probe)
    step.prepare()
    _ = host
  },
  Place("weakly", decidedBy: .program) { probe in
    let step = CodeStep()
    let host = show(step, probe)
    step.prepare()
    _ = host
  },
  Place("anchor", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private weak var anchor: UIView?") { probe in
    let view = HintView()
    let page = place(view, probe)
    view.attach()
    _ = page
  },
  Place("toast", decidedBy: .program) { probe in
    let view = ToastView()
    let page = place(view, probe)
    view.attach()
    _ = page
  },
]
