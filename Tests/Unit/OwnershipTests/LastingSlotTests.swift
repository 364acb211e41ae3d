import Testing

/// Objects that last because of where code puts them.
struct LastingSlotTests {
  /// What code puts into a property that nothing empties lasts, although its class is a framework's. A shared actor lasts like a shared object.
  @Test func windowsOfALastingObjectAndSharedActors() {
    check(
      """
      import AppKit
      @main final class Delegate: NSObject, NSApplicationDelegate {
        private var controller: NSWindowController?
        private var panel: NSWindow?
        private var other: NSWindow?
        func applicationDidFinishLaunching(_ notification: Notification) { show(); showPanel(); showOther(); Task { await Manager.shared.begin() } }
        @objc func show() {
          if controller != nil { return }
          let window = NSWindow()
          window.contentView = Hold { window.close() }  //= cycle while_kept proven window lasting
          controller = NSWindowController(window: window)
        }
        @objc func showPanel() {
          guard panel == nil else { return }
          let window = NSWindow()
          window.contentView = Hold { window.close() }  //= cycle while_kept proven window lasting
          panel = window
        }
        @objc func showOther() {
          let window = NSWindow()
          window.contentView = Hold { window.close() }  //= cycle while_kept proven window
          other = window
        }
      }
      final class Hold: NSView {
        let action: () -> Void
        init(_ action: @escaping () -> Void) { self.action = action; super.init(frame: .zero) }
        required init?(coder: NSCoder) { fatalError() }
      }
      actor Manager {
        static let shared = Manager()
        let queue = Queue()
        func begin() { queue.done = { self.finish() } }  //= cycle while_kept proven self lasting
        func finish() {}
      }
      final class Queue { var done: (() -> Void)? }
      """)
  }
}
