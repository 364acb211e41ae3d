import Foundation

extension Notification.Name {
  static let doorOpened = Notification.Name("doorOpened")
}

final class Lobby {
  private var visits = 0

  func watchDoor() {
    _ = NotificationCenter.default.addObserver(forName: .doorOpened, object: nil, queue: nil) { [unowned self] _ in  //@ lobby
      visits += 1
    }
  }
}

final class Room {
  private let shelf = Shelf()
  private var visits = 0

  func watchDoor() {
    _ = NotificationCenter.default.addObserver(forName: .doorOpened, object: nil, queue: nil) { [unowned self] _ in  //@ room
      visits += 1
    }
    shelf.watchDoor()
  }
}

final class Shelf {
  private var dust = 0

  func watchDoor() {
    _ = NotificationCenter.default.addObserver(forName: .doorOpened, object: nil, queue: nil) { [unowned self] _ in  //@ shelf
      dust += 1
    }
  }
}

final class Tent {
  private var visits = 0

  func watchDoor() {
    _ = NotificationCenter.default.addObserver(forName: .doorOpened, object: nil, queue: nil) { [unowned self] _ in  //@ tent
      visits += 1
    }
  }
}

final class Stage {
  private var visits = 0

  func watchDoor() {
    _ = NotificationCenter.default.addObserver(forName: .doorOpened, object: nil, queue: nil) { [unowned self] _ in  //@ stage
      visits += 1
    }
  }
}

enum Hotel {
  nonisolated(unsafe) static let lobby = Lobby()
  nonisolated(unsafe) private static var rooms: [Room] = []
  nonisolated(unsafe) private static var tents: [Tent] = []
  nonisolated(unsafe) private static var stage = Stage()

  static func openRoom() {
    let room = Room()
    rooms.append(room)
    room.watchDoor()
  }

  static func pitchTent() {
    let tent = Tent()
    tents.append(tent)
    tent.watchDoor()
  }

  static func clearMeadow() { tents.removeAll() }

  static func perform() { stage.watchDoor() }
  static func rebuildStage() { stage = Stage() }
}
