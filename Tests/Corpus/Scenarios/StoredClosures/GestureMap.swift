import Foundation

enum Gesture: Hashable { case tap, swipe, pinch }

struct GestureMap {
  private var actions: [Gesture: [() -> Void]] = [:]

  subscript(gesture: Gesture) -> () -> Void {
    get { { [actions] in actions[gesture]?.forEach { $0() } } }
    set { actions[gesture, default: []].append(newValue) }
  }

  func perform(_ gesture: Gesture) { actions[gesture]?.forEach { $0() } }
}

func install(_ action: @escaping () -> Void, for gesture: Gesture, into map: inout GestureMap) {
  map[gesture] = action
}

final class MapView {
  private var gestures = GestureMap()
  private(set) var zoom = 1

  func zoomIn() { zoom += 1 }

  func enableTap() {
    gestures[.tap] = { self.zoomIn() } //@ tap
  }

  func enableTapWeakly() {
    gestures[.tap] = { [weak self] in self?.zoomIn() } //@ weakTap
  }

  func enablePinch() {
    install({ self.zoom = 1 }, for: .pinch, into: &gestures) //@ pinch
  }

  func tryGesture() {
    var trial = GestureMap()
    install({ self.zoom = 1 }, for: .pinch, into: &trial) //@ trial
    trial.perform(.pinch)
  }

  func copyGestures() {
    var copy = gestures
    copy[.swipe] = zoomIn //@ copy
    copy.perform(.swipe)
  }
}
