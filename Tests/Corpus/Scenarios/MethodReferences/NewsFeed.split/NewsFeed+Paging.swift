extension NewsFeed {
  func startPaging() {
    let load = loadPage  //@ paging
    pager = Pager(load: load)
    pager?.turn()
  }

  func skim() {
    let load = loadPage  //@ skim
    let pager = Pager(load: load)
    pager.turn()
  }

  func warmUp() {
    Pager.prefetch(1...3, using: loadPage)  //@ prefetch
  }

  func loadNext() {
    Pager.later(articles.count / 10, load: loadPage)  //@ next
  }

  func ordered() -> [Article] {
    articles.sorted(by: precedes)  //@ order
  }

  func registerActions() {
    actions["refresh"] = refresh  //@ action
  }

  func run(_ name: String) {
    let actions = ["refresh": refresh]  //@ run
    actions[name]?()
  }
}
