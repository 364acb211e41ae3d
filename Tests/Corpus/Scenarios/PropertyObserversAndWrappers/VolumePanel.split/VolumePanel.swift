import Foundation

final class Mixer {
  @Watched var volume = 3
}

final class VolumePanel {
  @Watched var level = 0
  let mixer: Mixer
  private(set) var history: [Int] = []

  init(mixer: Mixer) { self.mixer = mixer }

  func recordLevel() {
    $level.observers.append { value in //@ level
      self.history.append(value)
    }
  }

  func recordLevelWeakly() {
    $level.observers.append { [weak self] in self?.history.append($0) } //@ weakly
  }

  func recordMixer() {
    mixer.$volume.observers.append { self.level = $0 } //@ mixer
  }

  func printMixer() {
    mixer.$volume.observers.append { [mixer = self.history.count] in print($0 + mixer) } //@ printed
  }
}
