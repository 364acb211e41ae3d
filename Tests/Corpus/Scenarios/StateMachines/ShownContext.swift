enum ShownContext {
  case automatic
  case over(Overlay)
  case named(String)
}

struct ShowConfiguration { var context = ShownContext.automatic }

final class Presenter {
  var context = ShownContext.automatic

  func use(_ overlay: Overlay) { context = .over(overlay) }
}

/// An assignment of a case is no end of what the case holds. The next one is.
final class Overlay {
  private let presenter = Presenter()
  private var configuration = ShowConfiguration()

  func show() {
    presenter.context = .over(self)  //@ direct
  }

  func configure() {
    configuration.context = .over(self)  //@ inStruct
  }

  func handOver() { presenter.use(self) }  //@ handed

  func showOnce() {
    configuration.context = .over(self)  //@ replaced
    configuration.context = .named("done")
  }
}
