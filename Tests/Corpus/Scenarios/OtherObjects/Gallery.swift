import UIKit

final class FilterViewController: UIViewController {
  var onApply: ((String) -> Void)?
  func apply(_ name: String) { onApply?(name) }
}

final class GalleryViewController: UIViewController {
  private(set) var filter = "none"
  private(set) var likes = 0

  func makeFilters() -> FilterViewController {
    let filters = FilterViewController()
    filters.onApply = { [weak self] name in  //@ filters
      self?.filter = name
      filters.dismiss(animated: true)
    }
    return filters
  }

  func makePresets(for filters: FilterViewController) -> FilterViewController {
    let presets = FilterViewController()
    presets.onApply = { name in  //@ presets
      filters.apply("preset \(name)")
    }
    return presets
  }

  func makeLikeButton() -> UIButton {
    let button = UIButton(frame: .zero)
    let like = UIAction(title: "Like") { _ in  //@ like
      button.isSelected.toggle()
    }
    button.addAction(like, for: .touchUpInside)
    return button
  }

  func makeSaveButton() -> UIButton {
    let button = UIButton(frame: .zero)
    let save = UIAction(title: "Save") { action in  //@ save
      (action.sender as? UIButton)?.isSelected.toggle()
    }
    button.addAction(save, for: .touchUpInside)
    return button
  }

  func addLikeButton(next other: UIButton) -> UIButton {
    let button = UIButton(frame: .zero)
    button.addAction(UIAction { _ in  //@ other
      other.isEnabled = false
    }, for: .touchUpInside)
    return button
  }
}
