import UIKit

final class PhotoLoader {
  var onLoaded: ((UIImage) -> Void)?
  var onFailed: (() -> Void)?
  private let queue = DispatchQueue(label: "photo.loader")

  func load(_ url: URL, completion: @escaping (UIImage?) -> Void) {
    queue.async {
      let image = UIImage()
      completion(image)
    }
  }

  func simulate(_ image: UIImage) { onLoaded?(image) }
}

final class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView()
  var onDelete: (() -> Void)?
  var onShare: (() -> Void)?
}

struct Photo: Hashable {
  let url: URL
  var caption: String
}

final class GalleryController: UIViewController {
  let loader = PhotoLoader()
  private let preview = UIImageView()
  private(set) var photos: [Photo] = []
  private(set) var shown = 0
  private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  private lazy var registration = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in  //@ registration
    cell.accessibilityLabel = photo.caption
    self.shown += 1
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(grid)
    view.addSubview(preview)
  }

  func previewLoads() {
    loader.onLoaded = { image in  //@ preview
      UIView.animate(withDuration: 0.1) { [weak self] in
        self?.preview.image = image
      }
    }
  }

  func open(_ photo: Photo) {
    loader.load(photo.url) { image in  //@ open
      DispatchQueue.main.async { [weak self] in
        self?.preview.image = image
      }
    }
  }

  func configureDelete(_ cell: PhotoCell, _ photo: Photo) {
    cell.onDelete = { [weak self, weak cell] in  //@ delete
      cell?.isHidden = true
      self?.photos.removeAll { $0 == photo }
    }
    preview.addSubview(cell)
  }

  func configureShare(_ cell: PhotoCell) {
    cell.onShare = { [weak self] in  //@ share
      self?.share(cell.imageView.image)
    }
    preview.addSubview(cell)
  }

  func dequeue(_ photo: Photo) -> UICollectionViewCell {
    photos.append(photo)
    return grid.dequeueConfiguredReusableCell(using: registration, for: IndexPath(item: 0, section: 0), item: photo)
  }

  private func share(_ image: UIImage?) {
    let sheet = UIActivityViewController(activityItems: [image as Any], applicationActivities: nil)
    present(sheet, animated: true)
  }
}

final class GalleryFlow {
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func browse(_ photos: [Photo]) {
    let gallery = GalleryController()
    navigation.pushViewController(gallery, animated: true)
    gallery.previewLoads()
    for photo in photos {
      gallery.open(photo)
      guard let cell = gallery.dequeue(photo) as? PhotoCell else { continue }
      gallery.configureDelete(cell, photo)
      gallery.configureShare(cell)
    }
  }

  func back() { navigation.popViewController(animated: true) }
}
