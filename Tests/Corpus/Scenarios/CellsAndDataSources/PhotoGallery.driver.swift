import CorpusProbe
import Foundation

let photo = Photo(url: URL(string: "https://example.com/a.jpg")!, caption: "Lake")

public let places: [Place] = [
  Place("registration", rule: "stored_closure_cycle", decidedBy: .text, repaired: "  private lazy var registration = UICollectionView.CellRegistration<PhotoCell, Photo> { [unowned self] cell, _, photo in") { probe in
    let gallery = GalleryController()
    probe.watch(gallery)
    gallery.loadViewIfNeeded()
    _ = gallery.dequeue(photo)
  },
  Place("preview", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let gallery = GalleryController()
    probe.watch(gallery)
    gallery.loadViewIfNeeded()
    gallery.previewLoads()
  },
  Place("open", decidedBy: .program) { probe in
    let gallery = GalleryController()
    probe.watch(gallery)
    gallery.loadViewIfNeeded()
    gallery.open(photo)
  },
  Place("delete", decidedBy: .text) { probe in
    let gallery = GalleryController()
    let cell = PhotoCell()
    probe.watch(cell)
    probe.watch(gallery)
    gallery.configureDelete(cell, photo)
    cell.onDelete?()
  },
  Place("share", rule: "stored_closure_cycle", decidedBy: .text, capture: "cell") { probe in
    let gallery = GalleryController()
    let cell = PhotoCell()
    probe.watch(cell)
    gallery.configureShare(cell)
  },
]
