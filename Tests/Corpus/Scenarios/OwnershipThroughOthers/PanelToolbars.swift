final class Toolbar {
  var actions: [() -> Void] = []
}

class Panel {
  private(set) lazy var bar: Toolbar = makeBar()
  private(set) var title = ""

  var toolbar: Toolbar { Toolbar() }

  func makeBar() -> Toolbar { toolbar }

  func open() {
    title = "\(bar.actions.count) actions"
  }
}

final class FilterPanel: Panel {
  private var filters = 0

  override var toolbar: Toolbar {
    let toolbar = Toolbar()
    toolbar.actions.append { self.filters += 1 }  //@ filter
    return toolbar
  }
}

final class SortPanel: Panel {
  private var order = 0

  override var toolbar: Toolbar {
    let toolbar = super.toolbar
    toolbar.actions.append { [weak self] in self?.order += 1 }  //@ sort
    return toolbar
  }
}

/// Its bar is asked for anew each time, and nobody keeps it.
class Sheet {
  var toolbar: Toolbar { Toolbar() }

  func open() { toolbar.actions.forEach { $0() } }
}

final class ShareSheet: Sheet {
  private var shares = 0

  override var toolbar: Toolbar {
    let toolbar = Toolbar()
    toolbar.actions.append { self.shares += 1 }  //@ share
    return toolbar
  }
}
