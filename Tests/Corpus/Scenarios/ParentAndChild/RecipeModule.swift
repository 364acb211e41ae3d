protocol RecipeView: AnyObject {
  func show(_ titles: [String])
}

protocol RecipeOutput: AnyObject {
  func didLoad(_ titles: [String])
}

final class RecipeWorker {
  var output: RecipeOutput?  //@ output
  func load() { output?.didLoad(["Soup"]) }
}

final class RecipeRouter {
  var page: RecipePage?  //@ page
  func back() { page?.show([]) }
}

final class RecipeMenu {
  weak var page: RecipePage?  //@ menu
  func open() { page?.show([]) }
}

final class RecipePresenter: RecipeOutput {
  var view: RecipeView?  //@ view
  var worker: RecipeWorker?
  var router: RecipeRouter?
  func start() { worker?.load() }
  func didLoad(_ titles: [String]) { view?.show(titles) }
}

final class RecipePage: RecipeView {
  var presenter: RecipePresenter?
  var menu: RecipeMenu?
  private(set) var titles: [String] = []
  func show(_ titles: [String]) { self.titles = titles }
}

enum RecipeModule {
  static func build() -> RecipePage {
    let page = RecipePage()
    let presenter = RecipePresenter()
    let worker = RecipeWorker()
    let router = RecipeRouter()
    page.presenter = presenter
    presenter.view = page
    presenter.worker = worker
    presenter.router = router
    worker.output = presenter
    router.page = page
    presenter.start()
    return page
  }

  static func bare() -> RecipePage {
    let page = RecipePage()
    let menu = RecipeMenu()
    page.menu = menu
    menu.page = page
    menu.open()
    return page
  }
}
