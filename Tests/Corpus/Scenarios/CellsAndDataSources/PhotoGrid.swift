import UIKit

struct Photo: Hashable {
  let id: Int
  var isFavorite = false
}

final class PhotoLoader {
  static let shared = PhotoLoader()
  private var pending: [Int: [(UIImage?) -> Void]] = [:]
  private var progressObservers: [(Double) -> Void] = []

  func load(_ id: Int, completion: @escaping (UIImage?) -> Void) {
    pending[id, default: []].append(completion)
    DispatchQueue.main.async { self.finish(id) }
  }

  func observeProgress(_ observer: @escaping (Double) -> Void) {
    progressObservers.append(observer)
  }

  private func finish(_ id: Int) {
    let completions = pending.removeValue(forKey: id) ?? []
    completions.forEach { $0(UIImage()) }
    progressObservers.forEach { $0(pending.isEmpty ? 1 : 0.5) }
  }
}

final class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView()
  var onFavorite: (() -> Void)?

  func show(_ photo: Photo) {
    PhotoLoader.shared.load(photo.id) { image in  //@ cellImage
      self.imageView.image = image
    }
  }
}

final class LibraryController: UIViewController, UICollectionViewDataSource {
  private var photos = [Photo(id: 1), Photo(id: 2)]
  private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    grid.dataSource = self
    view.addSubview(grid)
    grid.reloadData()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! PhotoCell
    cell.show(photos[indexPath.item])
    cell.onFavorite = { self.photos[indexPath.item].isFavorite.toggle() }  //@ favorite
    return cell
  }
}

final class AlbumController: UIViewController {
  private var selected: Set<Int> = []
  private let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var source: UICollectionViewDiffableDataSource<Int, Photo>?

  override func viewDidLoad() {
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    source = UICollectionViewDiffableDataSource(collectionView: grid) { [weak self] grid, indexPath, photo in  //@ albumCells
      let cell = grid.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as? PhotoCell
      cell?.onFavorite = { self?.selected.insert(photo.id) }
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Photo>()
    snapshot.appendSections([0])
    snapshot.appendItems([Photo(id: 3)])
    source?.apply(snapshot)
  }
}

final class ImportController: UIViewController {
  private let bar = UIProgressView()

  override func viewDidLoad() {
    PhotoLoader.shared.observeProgress { fraction in  //@ importProgress
      self.bar.progress = Float(fraction)
    }
  }
}

final class PhotoScene {
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func browse() {
    navigation.pushViewController(LibraryController(), animated: false)
    navigation.pushViewController(AlbumController(), animated: false)
    navigation.pushViewController(ImportController(), animated: false)
    navigation.popToRootViewController(animated: false)
  }
}
