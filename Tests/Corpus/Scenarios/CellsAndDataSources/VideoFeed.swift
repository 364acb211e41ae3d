import UIKit

struct Clip {
  let id: Int
  let url: URL
}

final class ThumbnailLoader {
  func load(_ url: URL, completion: @escaping (UIImage) -> Void) {
    DispatchQueue.main.async { completion(UIImage()) }
  }
}

final class ClipCell: UITableViewCell {
  let thumbnail = UIImageView()
  let likeButton = UIButton()
  var onLike: (() -> Void)?
  var onShare: (() -> Void)?
  var onReplay: (() -> Void)?
  private(set) var plays = 0

  func play() { plays += 1 }
  func like() { onLike?() }
}

class FeedDataSource: NSObject, UITableViewDataSource {
  let clips: [Clip]
  let loader = ThumbnailLoader()

  init(clips: [Clip]) { self.clips = clips }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { clips.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "clip", for: indexPath) as! ClipCell
    configure(cell, clips[indexPath.row])
    return cell
  }

  func configure(_ cell: ClipCell, _ clip: Clip) {}
}

final class LikesFeed: FeedDataSource {
  private(set) var liked: Set<Int> = []
  private var table: UITableView?

  func attach(to table: UITableView) {
    table.dataSource = self
    self.table = table
  }

  override func configure(_ cell: ClipCell, _ clip: Clip) {
    cell.onLike = { self.liked.insert(clip.id) }  //@ like
  }
}

final class SharesFeed: FeedDataSource {
  private(set) var shared: [Int] = []

  override func configure(_ cell: ClipCell, _ clip: Clip) {
    cell.onShare = { self.shared.append(clip.id) }  //@ share
  }
}

final class ReplayFeed: FeedDataSource {
  override func configure(_ cell: ClipCell, _ clip: Clip) {
    cell.onReplay = {  //@ replay
      cell.play()
    }
  }
}

final class PreviewFeed: FeedDataSource {
  override func configure(_ cell: ClipCell, _ clip: Clip) {
    cell.onLike = cell.play  //@ preview
  }
}

final class LoopFeed: FeedDataSource {
  override func configure(_ cell: ClipCell, _ clip: Clip) {
    cell.onReplay = { [weak cell] in  //@ loop
      cell?.play()
    }
  }
}

final class ThumbnailFeed: FeedDataSource {
  override func configure(_ cell: ClipCell, _ clip: Clip) {
    loader.load(clip.url) { image in  //@ thumbnail
      cell.thumbnail.image = image
    }
  }
}

final class FeedViewController: UIViewController {
  let table = UITableView(frame: .zero, style: .plain)
  private(set) var source: FeedDataSource?

  override func viewDidLoad() {
    table.register(ClipCell.self, forCellReuseIdentifier: "clip")
    view.addSubview(table)
  }

  func show(_ source: FeedDataSource) {
    self.source = source
    if let likes = source as? LikesFeed { likes.attach(to: table) } else { table.dataSource = source }
    table.reloadData()
  }
}

final class FeedFlow {
  private(set) var screen: FeedViewController?

  func open(_ source: FeedDataSource) -> FeedViewController {
    let screen = FeedViewController()
    screen.loadViewIfNeeded()
    screen.show(source)
    self.screen = screen
    return screen
  }

  func close() { screen = nil }
}
