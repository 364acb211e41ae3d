import CorpusProbe
import UIKit

@MainActor private func show<Shown: UIView>(_ probe: Probe, _ view: Shown, _ use: (Shown) -> Void) {
  probe.watch(view)
  let root = UIView()
  root.addSubview(view)
  use(view)
  ThemeCenter.shared.change(to: Theme(text: .black))
  view.removeFromSuperview()
}

public let places: [Place] = [
  Place("header", rule: "unbounded_self_capture", decidedBy: .program) { show($0, HeaderView()) { $0.followTheme() } },
  Place("footer", decidedBy: .program) { show($0, FooterView()) { _ in } },
  Place("label", decidedBy: .program) { show($0, TitleLabel()) { $0.followTheme() } },
  Place("style", decidedBy: .text) { show($0, TitleLabel()) { $0.registerStyle() } },
  Place("transition", decidedBy: .program) { show($0, TitleLabel()) { $0.dim() } },
  Place("palette", rule: "stored_closure_cycle", decidedBy: .program) { show($0, ThemeEditor()) { $0.edit() } },
]
