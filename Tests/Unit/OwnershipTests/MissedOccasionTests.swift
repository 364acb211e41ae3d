import Testing

/// Code that ends a path on some occasions, and not on others on which the object goes as well.
@Suite struct MissedOccasionTests {
  /// A screen that an application presents, with members.
  private func screen(_ members: String, conformances: String = "", program: String = "") -> String {
    """
    import UIKit
    import SwiftUI
    final class Camera {
      var onFrame: ((Int) -> Void)?
      func stop() { onFrame = nil }
    }
    final class Screen: UIViewController\(conformances) {
      private let camera = Camera()
      private let button = UIButton()
    \(members)
    }
    \(program)
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) { UIViewController().present(Screen(), animated: true) }
    }
    """
  }

  private static let begun = "camera.onFrame = { frame in self.title = \"\\(frame)\" }  //= ?\n"

  @Test func aScreenThatIsToldThatItGoes() {
    let members = """
      override func viewDidLoad() {
        super.viewDidLoad()
        \(Self.begun)
        button.addTarget(self, action: #selector(stop), for: .touchUpInside)
      }
      @objc private func stop() { camera.stop() }

      """
    let missed = "cycle while_kept proven self on_some_ways"
    check(screen(members + "override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); title = nil }"), gives: missed)
    let ended = "cycle while_kept proven self by_other_method"
    check(screen(members + "override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); stop() }"), gives: ended)
    // Without such a method, nothing in sight says when it goes.
    check(screen(members), gives: ended)
  }

  /// The method of a superclass calls one that the class overrides.
  @Test func anInheritedMethodMayLeadToTheEnd() {
    check(
      """
      import UIKit
      final class Camera { var onFrame: (() -> Void)? }
      class Base: UIViewController {
        override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); stop() }
        func stop() {}
      }
      final class Screen: Base {
        private let camera = Camera()
        override func viewDidLoad() { camera.onFrame = { self.title = nil } }  //= cycle while_kept proven self by_other_method
        override func stop() { camera.onFrame = nil }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { UIViewController().present(Screen(), animated: true) }
      }
      """)
  }

  @Test func anAnswerThatLeadsNowhere() {
    func asked(_ cancel: String) -> String {
      screen(
        """
        @objc func ask() {
          \(Self.begun)
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Stop", style: .default) { [weak self] _ in self?.camera.stop() })
          \(cancel)
          present(alert, animated: true)
        }
        """)
    }
    let missed = "cycle while_kept proven self on_some_ways"
    check(asked("alert.addAction(UIAlertAction(title: \"Cancel\", style: .cancel))"), gives: missed)
    check(asked("alert.addAction(UIAlertAction(title: \"Cancel\", style: .cancel) { _ in print(1) })"), gives: missed)
    let ended = "cycle while_kept proven self by_same_code"
    check(asked("alert.addAction(UIAlertAction(title: \"Cancel\", style: .cancel) { [weak self] _ in self?.camera.stop() })"), gives: ended)
    check(asked(""), gives: ended)
  }

  @Test func aDelegateIsToldOfEachWayToAnswer() {
    func picked(_ other: String) -> String {
      screen(
        """
        @objc func pick() {
          \(Self.begun)
          let picker = UIImagePickerController()
          picker.delegate = self
          present(picker, animated: true)
        }
        func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) { camera.stop() }
        \(other)
        """, conformances: ", UIImagePickerControllerDelegate, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate")
    }
    let missed = "cycle while_kept proven self on_some_ways"
    check(picked("func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }"), gives: missed)
    check(picked("func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}"), gives: missed)
    check(
      picked("func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { camera.stop() }"),
      gives: "cycle while_kept proven self by_other_method")
  }

  @Test func aViewThatGoes() {
    func shown(_ going: String) -> String {
      """
      import SwiftUI
      final class Model: ObservableObject {
        var onTick: (() -> Void)?
        @Published var count = 0
        func start() { onTick = { self.count += 1 } }  //= ?
        func stop() { onTick = nil }
      }
      struct TickView: View {
        @StateObject private var model = Model()
        var body: some View { Button("Stop") { model.stop() }.onAppear { model.start() }.onDisappear { \(going) } }
      }
      struct Home: View {
        @State var isShown = false
        var body: some View { Button("Show") { isShown = true }.sheet(isPresented: $isShown) { TickView() } }
      }
      @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
      """
    }
    check(shown("print(1)"), gives: "cycle while_kept proven self on_some_ways")
    check(shown("model.stop()"), gives: "cycle while_kept proven self by_other_method")
  }
}
