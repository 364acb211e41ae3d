import Foundation

struct FontFace: Hashable {
  let family: String
  let weight: Int
}

protocol FontObserver: AnyObject {
  func fontsChanged(_ faces: [FontFace])
}

final class WeakObserver {
  weak var value: FontObserver?
  init(_ value: FontObserver) { self.value = value }
}

final class FontManager {
  static let shared = FontManager()
  private(set) var faces: [FontFace] = []
  private var observers: [FontObserver] = []
  private var previews: [WeakObserver] = []
  private var pending: [String: [(FontFace) -> Void]] = [:]
  private var fallbacks: [String: (String) -> String] = [:]
  var onActivate: ((FontFace) -> Void)?

  func add(_ observer: FontObserver) { observers.append(observer) }

  func addPreview(_ observer: FontObserver) {
    previews.removeAll { $0.value == nil }
    previews.append(WeakObserver(observer))
  }

  func load(_ family: String, then done: @escaping (FontFace) -> Void) {
    pending[family, default: []].append(done)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { self.loaded(family) }
  }

  private func loaded(_ family: String) {
    let face = FontFace(family: family, weight: 400)
    faces.append(face)
    let waiting = pending.removeValue(forKey: family) ?? []
    waiting.forEach { $0(face) }
    observers.forEach { $0.fontsChanged(faces) }
    previews.forEach { $0.value?.fontsChanged(faces) }
    onActivate?(face)
  }

  func registerFallback(_ family: String, _ choose: @escaping (String) -> String) { fallbacks[family] = choose }
}

final class FontPicker: FontObserver {
  private var shown: [FontFace] = []
  func begin() { FontManager.shared.add(self) }  //@ picker
  func fontsChanged(_ faces: [FontFace]) { shown = faces }
}

final class FontPreview: FontObserver {
  private var sample = ""
  private var size = 12.0

  func begin() { FontManager.shared.addPreview(self) }  //@ preview

  func fontsChanged(_ faces: [FontFace]) { sample = faces.map(\.family).joined(separator: ", ") }

  func show(_ family: String) {
    FontManager.shared.load(family) { face in  //@ load
      self.sample = "\(face.family) \(self.size)"
    }
  }
}

final class TextInspector {
  private var family = "Serif"
  private var recent: [FontFace] = []

  func followActivation() {
    FontManager.shared.onActivate = remember  //@ activate
  }

  private func remember(_ face: FontFace) { recent.insert(face, at: 0) }

  func installFallback() {
    FontManager.shared.registerFallback(family, TextInspector.simplified)  //@ fallback
  }

  func installPersonalFallback() {
    FontManager.shared.registerFallback("Personal") { name in  //@ personal
      name.isEmpty ? self.family : name
    }
  }

  private static func simplified(_ name: String) -> String { name.split(separator: "-").first.map(String.init) ?? name }
}

final class FontPanel {
  private var picker: FontPicker?
  private var preview: FontPreview?
  private var inspector: TextInspector?

  func open() {
    let picker = FontPicker(), preview = FontPreview(), inspector = TextInspector()
    picker.begin()
    preview.begin()
    preview.show("Garamond")
    inspector.followActivation()
    inspector.installFallback()
    inspector.installPersonalFallback()
    (self.picker, self.preview, self.inspector) = (picker, preview, inspector)
  }

  func close() { (picker, preview, inspector) = (nil, nil, nil) }
}
