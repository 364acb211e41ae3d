import UIKit

final class EpisodeListViewController: UITableViewController {
  var onSelect: ((Episode) -> Void)?

  private let podcast: Podcast
  private let feeds: FeedService
  private let artwork: ArtworkLoader
  private let downloads = DownloadQueue()
  private var episodes: [Episode] = []
  private var finished: Set<UUID> = []
  private lazy var headerView = UIImageView()
  private lazy var emptyLabel: UILabel = {
    let label = UILabel()
    label.text = "No episodes of \(podcast.title) yet"
    label.textAlignment = .center
    return label
  }()

  init(podcast: Podcast, feeds: FeedService, artwork: ArtworkLoader) {
    self.podcast = podcast
    self.feeds = feeds
    self.artwork = artwork
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = podcast.title
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "episode")
    tableView.tableHeaderView = headerView
    tableView.backgroundView = emptyLabel
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.downloadAll() })
    downloads.onProgress { progress in
      if progress.isFinished { self.finished.insert(progress.episode.id) }
      self.reloadRow(of: progress.episode)
    }
    artwork.load(podcast.artworkURL) { [weak headerView] image in
      headerView?.image = image
    }
    refresh()
  }

  private func refresh() {
    feeds.episodes(of: podcast) { [weak self] result in
      guard let self else { return }
      self.episodes = (try? result.get())?.inDownloadOrder() ?? []
      UIView.animate(withDuration: 0.2) {
        self.emptyLabel.alpha = self.episodes.isEmpty ? 1 : 0
      }
      self.tableView.reloadData()
    }
  }

  private func reloadRow(of episode: Episode) {
    guard let row = episodes.firstIndex(where: { $0.id == episode.id }) else { return }
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  private func downloadAll() {
    episodes.filter { !finished.contains($0.id) }.forEach { downloads.enqueue($0) }
  }

  // MARK: Table view

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { episodes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "episode", for: indexPath)
    let episode = episodes[indexPath.row]
    cell.textLabel?.text = episode.title
    cell.accessoryType = finished.contains(episode.id) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(episodes[indexPath.row])
    tableView.performBatchUpdates({ tableView.deselectRow(at: indexPath, animated: true) }) { _ in
      self.downloads.enqueue(self.episodes[indexPath.row])
    }
  }
}
