// Coordinators of an app's flow. A child tells the parent that it is finished, and the parent drops it.

protocol FlowParent: AnyObject {
  func didFinish(_ child: Flow)
}

protocol Flow: AnyObject {
  var children: [Flow] { get set }
  var parent: FlowParent? { get set }
}

extension Flow {
  func finish() {
    children.forEach { $0.finish() }
    parent?.didFinish(self)
  }
}

final class HomeFlow: Flow, FlowParent {
  var children: [Flow] = []
  var parent: FlowParent?

  func didFinish(_ child: Flow) { children.removeAll { $0 === child } }

  func showSettings() -> SettingsScreen {
    let flow = SettingsFlow()
    flow.parent = self
    children.append(flow)
    return flow.start()
  }

  func showProfile() -> ProfileScreen {
    let flow = ProfileFlow()
    flow.parent = self
    children.append(flow)
    return flow.start()
  }
}

final class SettingsFlow: Flow, FlowParent {
  var children: [Flow] = []
  var parent: FlowParent? //@ settings

  func start() -> SettingsScreen {
    let screen = SettingsScreen()
    screen.flow = self
    return screen
  }

  func didFinish(_ child: Flow) { children.removeAll { $0 === child } }
}

final class SettingsScreen {
  weak var flow: SettingsFlow?

  func tapBack() { flow?.finish() }
}

final class ProfileFlow: Flow, FlowParent {
  var children: [Flow] = []
  var parent: FlowParent? //@ profile

  func start() -> ProfileScreen {
    let screen = ProfileScreen()
    screen.flow = self
    return screen
  }

  func didFinish(_ child: Flow) { children.removeAll { $0 === child } }
}

final class ProfileScreen {
  weak var flow: ProfileFlow?

  // The flow is forgotten here.
  func tapBack() {}
}

final class SearchFlow: Flow, FlowParent {
  var children: [Flow] = []
  var parent: FlowParent?

  func didFinish(_ child: Flow) { children.removeAll { $0 === child } }
}

final class HelpFlow: Flow, FlowParent {
  var children: [Flow] = []
  var parent: FlowParent?

  func didFinish(_ child: Flow) { children.removeAll { $0 === child } }
}

final class NewsFlow: Flow, FlowParent {
  var children: [Flow] = []
  var parent: FlowParent?

  func didFinish(_ child: Flow) { children.removeAll { $0 === child } }
}
