final class Layer {
  var opacity = 1.0
  var animation: Animation?
  private var sublayers: [Layer] = []
  func add(_ layer: Layer) { sublayers.append(layer) }
}

final class Animation {
  private let step: (Double) -> Void
  private var completions: [() -> Void] = []
  init(step: @escaping (Double) -> Void) { self.step = step }

  func run() {
    for tick in 1...4 { step(Double(tick) / 4) }
    let finished = completions
    completions = []
    finished.forEach { $0() }
  }
  func onCompletion(_ work: @escaping () -> Void) { completions.append(work) }
}

enum Stage {
  static func fade(_ layer: Layer) {
    layer.animation = Animation { progress in  //@ fade
      layer.opacity = 1 - progress
    }
    layer.animation?.run()
  }

  static func appear(_ layer: Layer) {
    let animation = Animation { progress in  //@ appear
      layer.opacity = progress
    }
    animation.run()
  }

  static func pulse(_ layer: Layer) {
    layer.animation = Animation { progress in  //@ pulse
      layer.opacity = progress
    }
    layer.animation?.run()
    layer.animation = nil
  }

  static func shade(_ layer: Layer) -> Layer {
    let shade = Layer()
    layer.add(shade)
    shade.animation = Animation { _ in  //@ shade
      layer.opacity = 0.5
    }
    return shade
  }

  static func light(_ layer: Layer) -> Layer {
    let light = Layer()
    layer.add(light)
    layer.animation = Animation { progress in  //@ light
      light.opacity = progress
    }
    return light
  }

  static func again(_ animation: Animation) {
    animation.onCompletion {  //@ again
      animation.run()
    }
  }
}
