import Foundation

final class Equalizer {
  var onChange: (([Float]) -> Void)?
  var bands: [Float] = [0, 0, 0] {
    didSet { onChange?(bands) }
  }
}

final class AudioOutput {
  let name: String
  var onRouteChange: ((String) -> Void)?
  init(name: String) { self.name = name }
}

final class PlayerSettings {
  private(set) var curve: [Float] = []
  private(set) var label = ""

  var equalizer: Equalizer? {
    didSet {
      equalizer?.onChange = { bands in  //@ bands
        self.curve = bands
      }
    }
  }

  var previous: Equalizer? {
    didSet {
      oldValue?.onChange = { bands in  //@ previous
        self.curve = bands
      }
    }
  }

  var output: AudioOutput? {
    willSet { output?.onRouteChange = nil }
    didSet {
      output?.onRouteChange = { [weak self] name in  //@ output
        self?.label = name
      }
    }
  }

  var speaker: AudioOutput? {
    willSet {
      newValue?.onRouteChange = { name in  //@ speaker
        self.label = name
      }
    }
  }

  var volume: Float = 1 {
    didSet {
      DispatchQueue.main.async {  //@ volume
        self.label = "\(Int(self.volume * 100)) %"
      }
    }
  }
}
