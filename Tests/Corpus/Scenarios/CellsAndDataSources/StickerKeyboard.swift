import UIKit

protocol StickerCellDelegate: AnyObject {
  func stickerCell(_ cell: StickerCell, sent name: String)
}

final class StickerCell: UICollectionViewCell {
  var delegate: StickerCellDelegate?  //@ cellDelegate
  var onPreview: ((String) -> Void)?
  var onHold: (() -> Void)?
  var name = ""

  func tap() { delegate?.stickerCell(self, sent: name) }
}

class StickerBoard: UIViewController, UICollectionViewDataSource {
  let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let names = ["wave", "heart", "fire"]

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.register(StickerCell.self, forCellWithReuseIdentifier: "sticker")
    grid.dataSource = self
    view.addSubview(grid)
    grid.reloadData()
  }

  func configure(_ cell: StickerCell) {}

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = grid.dequeueReusableCell(withReuseIdentifier: "sticker", for: indexPath) as! StickerCell
    cell.name = names[indexPath.item]
    configure(cell)
    return cell
  }
}

final class SendingBoard: StickerBoard, StickerCellDelegate {
  private(set) var sent: [String] = []

  override func configure(_ cell: StickerCell) { cell.delegate = self }

  func stickerCell(_ cell: StickerCell, sent name: String) { sent.append(name) }
}

final class PreviewBoard: StickerBoard {
  private(set) var previewed: String?

  override func configure(_ cell: StickerCell) {
    cell.onPreview = { name in  //@ preview
      self.previewed = name
    }
  }
}

final class RecentsBoard: StickerBoard {
  private(set) var recent: [String] = []

  override func configure(_ cell: StickerCell) {
    cell.onPreview = { [weak self] name in  //@ recents
      self?.recent.insert(name, at: 0)
    }
  }
}

final class WobbleBoard: StickerBoard {
  override func configure(_ cell: StickerCell) {
    cell.onHold = {  //@ wobble
      cell.alpha = 0.5
    }
  }
}

final class FadingBoard: StickerBoard {
  override func configure(_ cell: StickerCell) {
    cell.configurationUpdateHandler = { cell in  //@ fading
      cell.alpha = cell.isHighlighted ? 0.5 : 1
    }
  }
}

final class ChatComposer: UIViewController {
  private(set) var board: StickerBoard?

  func show(_ board: StickerBoard) {
    addChild(board)
    view.addSubview(board.view)
    self.board = board
  }

  func hideBoard() {
    board?.view.removeFromSuperview()
    board?.removeFromParent()
    board = nil
  }
}

extension ChatComposer {
  func browse() {
    for board in [SendingBoard(), PreviewBoard(), RecentsBoard(), WobbleBoard(), FadingBoard()] {
      show(board)
      hideBoard()
    }
  }
}
