import UIKit

struct Track: Hashable {
  let title: String
  var isFavourite = false
}

final class TrackCell: UITableViewCell {
  let heart = UIButton(type: .system)
  var onFavourite: (() -> Void)?
  var onMenu: (() -> Void)?

  func configure(with track: Track) {
    textLabel?.text = track.title
    heart.setTitle(track.isFavourite ? "♥" : "♡", for: .normal)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onFavourite = nil
    onMenu = nil
  }
}

final class PlaylistViewController: UITableViewController {
  private(set) var tracks = [Track(title: "Intro"), Track(title: "Outro")]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TrackCell.self, forCellReuseIdentifier: "track")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tracks.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath) as! TrackCell
    cell.configure(with: tracks[indexPath.row])
    cell.onFavourite = { [weak self] in  //@ favourite
      self?.toggle(at: indexPath.row)
    }
    return cell
  }

  func toggle(at row: Int) { tracks[row].isFavourite.toggle() }

  func askToClear() {
    let alert = UIAlertController(title: "Clear playlist?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Clear", style: .destructive) { _ in  //@ clear
      self.tracks.removeAll()
      self.tableView.reloadData()
    })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}

final class QueueViewController: UITableViewController {
  private var upcoming = [Track(title: "Bridge"), Track(title: "Chorus")]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TrackCell.self, forCellReuseIdentifier: "track")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { upcoming.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath) as! TrackCell
    let track = upcoming[indexPath.row]
    cell.configure(with: track)
    cell.onFavourite = {  //@ queueHeart
      var updated = track
      updated.isFavourite.toggle()
      cell.configure(with: updated)
    }
    return cell
  }
}

final class PlaylistInfoViewController: UIViewController {
  private let nameField = UITextField()
  private var name = ""
  private lazy var discardAlert: UIAlertController = {
    let alert = UIAlertController(title: "Discard changes?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in  //@ discard
      self.nameField.text = self.name
    })
    return alert
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameField)
    discardAlert.message = "The name will be \(name)"
  }

  func close() {
    if nameField.text != name { present(discardAlert, animated: true) } else { dismiss(animated: true) }
  }
}
