import SwiftUI
import UIKit

final class SettingsModel: ObservableObject {
  @Published var isMuted = false
  @Published private(set) var isLoaded = false
  @Published private(set) var resets = 0

  lazy var muted = Binding<Bool>(
    get: { [weak self] in self?.isMuted ?? false },
    set: { self.isMuted = $0 }  //@ muted
  )

  func load() async { isLoaded = true }
  func reset() { resets += 1 }
}

struct SettingsView: View {
  @ObservedObject var model: SettingsModel
  let onDone: () -> Void

  var body: some View {
    VStack {
      Toggle("Sound", isOn: Binding(get: { model.isMuted }, set: { model.isMuted = $0 }))
      Button("Reset") { model.reset() }  //@ reset
      Button("Done", action: onDone)
    }
    .task { await model.load() }  //@ loading
  }
}

struct AboutView: View {
  let version: String
  let onClose: () -> Void

  var body: some View {
    VStack {
      Text(version)
      Button("Close", action: onClose)
    }
  }
}

final class SettingsCoordinator {
  private let model = SettingsModel()
  private(set) var host: UIHostingController<SettingsView>?
  private var finished = false

  func start() {
    host = UIHostingController(rootView: SettingsView(model: model) {  //@ done
      self.finished = true
    })
  }
}

final class AboutCoordinator {
  private(set) var host: UIHostingController<AboutView>?
  private var closed = 0

  func start() {
    host = UIHostingController(rootView: AboutView(version: "1.0", onClose: { self.close() }))  //@ about
  }

  func close() {
    closed += 1
    host = nil
  }
}

final class SaveScreen: UIViewController {
  private var host: UIHostingController<Button<Text>>?
  private(set) var saves = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: Button("Save") { self.saves += 1 })  //@ save
    addChild(host)
    view.addSubview(host.view)
    self.host = host
  }
}

final class SettingsFlow {
  func run() {
    let settings = SettingsCoordinator()
    settings.start()
    settings.host?.loadViewIfNeeded()
    let about = AboutCoordinator()
    about.start()
    about.host?.loadViewIfNeeded()
    about.close()
    let model = SettingsModel()
    let preview = UIHostingController(rootView: SettingsView(model: model, onDone: {}))
    preview.loadViewIfNeeded()
    model.muted.wrappedValue = true
    SaveScreen(nibName: nil, bundle: nil).loadViewIfNeeded()
  }
}
