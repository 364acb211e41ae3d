/// A screen whose layout is of a type parameter. `Layout()` makes an object of the type argument.
class Layout {
  required init() {}
}

class LayoutScreen<Content: Layout> {
  var content = Content()
  private(set) var isOpen = false

  func open() {
    configure()
    isOpen = true
  }

  func configure() {}
}

final class Stepper {
  var onTap: (() -> Void)?
}

final class MinutesLayout: Layout {
  let stepper = Stepper()
}

final class MinutesScreen: LayoutScreen<MinutesLayout> {
  private(set) var minutes = 0

  override func configure() {
    content.stepper.onTap = { self.minutes += 5 }  //@ strong
  }
}

final class HoursScreen: LayoutScreen<MinutesLayout> {
  private(set) var hours = 0

  override func configure() {
    content.stepper.onTap = { [weak self] in self?.hours += 1 }  //@ weak
  }
}

/// The layout is another one than the one that keeps the closure.
final class PreviewScreen: LayoutScreen<MinutesLayout> {
  private(set) var taps = 0

  override func configure() {
    let other = MinutesLayout()
    other.stepper.onTap = { self.taps += 1 }  //@ ofAnother
    other.stepper.onTap?()
  }
}
