import Foundation

final class ImageLoader {
  var onLoad: ((Data) -> Void)?
  func load(_ url: URL) { onLoad?(Data(url.path.utf8)) }
}

class CropEditor {
  let loader = ImageLoader()
  private(set) var image = Data()
  var onCrop: (() -> Void)?

  required init() {}

  convenience init(url: URL) {
    self.init()
    loader.onLoad = { self.image = $0 }  //@ url
    loader.load(url)
  }

  convenience init(cached url: URL) {
    self.init()
    let loader = ImageLoader()
    loader.onLoad = { self.image = $0 }  //@ cached
    loader.load(url)
  }

  convenience init?(validating url: URL) {
    self.init()
    onCrop = { self.image.removeAll() }  //@ validating
    if url.pathExtension != "heic" { return nil }
  }

  static func portrait() -> Self {
    let editor = self.init()
    editor.onCrop = { editor.crop(to: 3) }  //@ portrait
    editor.onCrop?()
    return editor
  }

  static func landscape() -> Self {
    let editor = self.init()
    let crop = { editor.crop(to: 4) }  //@ landscape
    crop()
    return editor
  }

  func crop(to count: Int) { image = image.prefix(count) }
}
