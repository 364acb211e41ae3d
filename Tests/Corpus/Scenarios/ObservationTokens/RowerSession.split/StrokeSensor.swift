import Foundation

public protocol Disposable {
  func dispose()
}

public final class StrokeSensor {
  private final class Entry: Disposable {
    var handler: ((Int) -> Void)?
    init(_ handler: @escaping (Int) -> Void) { self.handler = handler }
    func dispose() { handler = nil }
  }

  private var entries: [Entry] = []

  public init() {}

  public func subscribe(_ handler: @escaping (Int) -> Void) -> Disposable {
    let entry = Entry(handler)
    entries.append(entry)
    return entry
  }

  public func stroke(_ rate: Int) { entries.forEach { $0.handler?(rate) } }
}
