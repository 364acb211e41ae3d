import Foundation

final class LightBulb {
  let name: String
  var onBrightnessChange: ((Int) -> Void)?
  var onColorChange: ((String) -> Void)?
  var onUnreachable: (() -> Void)?
  private(set) var brightness = 0

  init(name: String) { self.name = name }

  func set(brightness value: Int) {
    brightness = max(0, min(100, value))
    onBrightnessChange?(brightness)
  }
}

struct LightScene {
  var name: String
  var levels: [String: Int]
}

final class SceneEditor {
  let bulbs: [LightBulb]
  private var levels: [String: Int] = [:]
  private var colors: [String: String] = [:]
  private(set) var history: [LightScene] = []
  private(set) var isDirty = false

  init(names: [String]) {
    bulbs = names.map { LightBulb(name: $0) }
  }

  func trackBrightness() {
    for bulb in bulbs {
      bulb.onBrightnessChange = { [weak self] value in  //@ brightness
        self?.levels[bulb.name] = value
      }
    }
  }

  func trackColors() {
    for bulb in bulbs {
      let name = bulb.name
      bulb.onColorChange = { [weak self] color in  //@ color
        self?.colors[name] = color
      }
    }
  }

  func trackReachability() {
    bulbs.forEach { bulb in
      bulb.onUnreachable = {  //@ unreachable
        self.levels["last"] = 0
        self.isDirty = true
      }
    }
  }

  func save(as name: String) {
    history.append(LightScene(name: name, levels: levels))
    isDirty = false
  }

  func apply(_ scene: LightScene) {
    bulbs.forEach { bulb in  //@ apply
      bulb.set(brightness: scene.levels[bulb.name] ?? self.levels[bulb.name] ?? 0)
    }
  }
}

final class LightRoom {
  func editEvening() -> [LightScene] {
    let editor = SceneEditor(names: ["Desk", "Sofa"])
    editor.trackBrightness()
    editor.trackColors()
    editor.trackReachability()
    editor.save(as: "Evening")
    return editor.history
  }
}
