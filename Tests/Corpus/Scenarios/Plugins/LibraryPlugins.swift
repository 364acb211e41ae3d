import UIKit

protocol ReaderPlugin: AnyObject {
  var id: String { get }
  func install(in host: ReaderHost)
}

struct Middleware {
  let name: String
  let transform: (String) -> String
}

enum DeepLinks {
  nonisolated(unsafe) private static var routes: [String: (String) -> Void] = [:]
  static func add(_ path: String, _ handler: @escaping (String) -> Void) { routes[path] = handler }
  static func remove(_ path: String) { routes[path] = nil }
  static func open(_ path: String) { routes[path]?(path) }
}

final class ReaderHost {
  private var plugins: [ReaderPlugin] = []
  private var middlewares: [Middleware] = []
  private(set) var pages: [String] = []

  func install(_ plugin: ReaderPlugin) {
    plugins.append(plugin)
    plugin.install(in: self)
  }

  func use(_ middleware: Middleware) { middlewares.append(middleware) }

  func render(_ text: String) -> String {
    middlewares.reduce(text) { result, middleware in //@ render
      self.pages.append(result)
      return middleware.transform(result)
    }
  }

  func close() {
    plugins.removeAll()
  }
}

final class DictionaryPlugin: ReaderPlugin {
  let id = "dictionary"
  private var host: ReaderHost? //@ dictionary
  func install(in host: ReaderHost) { self.host = host }
}

final class NotesPlugin: ReaderPlugin {
  let id = "notes"
  private weak var host: ReaderHost?
  private(set) var notes: [String] = []
  func install(in host: ReaderHost) {
    self.host = host
    host.use(Middleware(name: id) { text in //@ notes
      self.notes.append(text)
      return text
    })
  }
}

final class FontPlugin: ReaderPlugin {
  let id = "font"
  func install(in host: ReaderHost) {
    host.use(Middleware(name: id) { text in //@ font
      host.pages.isEmpty ? text : text.uppercased()
    })
  }
}

final class ReaderViewController: UIViewController {
  private(set) var chapter = ""

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    DeepLinks.add("chapter") { self.chapter = $0 } //@ chapter
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    DeepLinks.remove("chapter")
  }
}

final class BookmarkViewController: UIViewController {
  private(set) var bookmark = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    DeepLinks.add("bookmark", jump) //@ bookmark
  }

  deinit { DeepLinks.remove("bookmark") }
  private func jump(_ path: String) { bookmark = path }
}

final class Library {
  let navigation = UINavigationController(rootViewController: UIViewController())

  func read(with plugin: ReaderPlugin) -> ReaderHost {
    let host = ReaderHost()
    host.install(plugin)
    _ = host.render("Once")
    return host
  }

  func visit(_ screen: UIViewController) {
    navigation.pushViewController(screen, animated: false)
    DeepLinks.open("chapter")
    DeepLinks.open("bookmark")
    navigation.popViewController(animated: false)
  }

  func run() {
    _ = read(with: DictionaryPlugin())
    _ = read(with: NotesPlugin())
    _ = read(with: FontPlugin())
    visit(ReaderViewController())
    visit(BookmarkViewController())
  }
}
