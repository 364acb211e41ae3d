import Foundation

final class Category {
  let title: String
  var children: [Category] = []
  init(_ title: String, _ children: [Category] = []) {
    self.title = title
    self.children = children
  }
}

class CategoryTree {
  let root: Category
  var titles: [String] = []
  lazy var header: () -> String = {  //@ header
    "\(self.root.title) (\(self.titles.count))"
  }
  lazy var footer: String = {  //@ footer
    "\(self.titles.count) categories"
  }()

  init(root: Category) { self.root = root }

  func collect() {
    var visit: ((Category) -> Void)!
    visit = { category in  //@ collect
      self.titles.append(category.title)
      category.children.forEach(visit)
    }
    visit(root)
  }

  func collectAgain() {
    func visit(_ category: Category) {
      self.titles.append(category.title)
      category.children.forEach(visit)  //@ again
    }
    visit(root)
  }

  func depth() -> Int {
    var deepest = 0
    var measure: (Category, Int) -> Void = { _, _ in }
    measure = { category, level in  //@ depth
      deepest = max(deepest, level)
      self.titles.append("\(level) \(category.title)")
      category.children.forEach { measure($0, level + 1) }
    }
    measure(root, 1)
    measure = { _, _ in }
    return deepest
  }
}
