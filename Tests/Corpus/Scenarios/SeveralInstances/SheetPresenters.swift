class Presenter {
  private var children: [Presenter] = []
  private var presented: Presenter?
  var onDismiss: (() -> Void)?

  func embed(_ child: Presenter) {
    children.append(child)
  }

  func present(_ presenter: Presenter) {
    presented = presenter
  }

  func dismiss() {
    let presenter = presented
    presented = nil
    presenter?.onDismiss?()
  }
}

final class PhotoPicker: Presenter {
  private var picked = 0

  func pick() {
    let sheet = Presenter()
    sheet.onDismiss = { [weak sheet] in  //@ sheet
      sheet?.onDismiss = nil
      self.picked += 1
    }
    present(sheet)
  }
}

final class AlbumHost: Presenter {
  private var closed = 0

  func showDetail() {
    let detail = Presenter()
    detail.onDismiss = {  //@ detail
      self.closed += 1
    }
    embed(detail)
  }
}

final class SlideShow: Presenter {
  private var rounds = 0

  func start() {
    onDismiss = stop  //@ stop
  }

  private func stop() {
    rounds = 0
  }
}
