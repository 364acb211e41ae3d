import Foundation

@resultBuilder
enum MarkupBuilder {
  static func buildBlock(_ parts: Element...) -> [Element] { parts }
}

final class Element {
  let tag: String
  private(set) var children: [Element] = []
  private(set) var parent: Element?  //@ parent
  var text = ""

  init(_ tag: String, text: String = "") {
    self.tag = tag
    self.text = text
  }

  convenience init(_ tag: String, @MarkupBuilder content: () -> [Element]) {
    self.init(tag)
    content().forEach { append($0) }
  }

  func append(_ child: Element) {
    child.parent = self
    children.append(child)
  }

  var html: String { "<\(tag)>\(text)\(children.map(\.html).joined())</\(tag)>" }
}

final class Template {
  private var render: (() -> String)?
  private var cached: String?

  func define(_ render: @escaping () -> String) { self.render = render }
  func output() -> String { render?() ?? "" }
}

final class Precompiled {
  private var render: (() -> String)?
  private(set) var text = ""

  func define(_ render: @escaping () -> String) { self.render = render }

  func compile() {
    text = render?() ?? ""
    render = nil
  }
}

final class FormBuilder {
  private var fields: [String] = []
  private var submit: (() -> Void)?

  func field(_ name: String) -> Self {
    fields.append(name)
    return self
  }

  func onSubmit(_ action: @escaping () -> Void) -> Self {
    submit = action
    return self
  }

  func build() -> Form { Form(fields: fields, submit: submit) }
}

struct Form {
  let fields: [String]
  let submit: (() -> Void)?
}

final class PageRenderer {
  private let title: String
  private let template = Template()
  private let precompiled = Precompiled()

  init(title: String) { self.title = title }

  func heading() -> String {
    let element = Element("h1", text: title)
    return element.html
  }

  func list(_ names: [String]) -> String {
    names.map { name in self.title + name }.joined()  //@ list
  }

  func defineTemplate() {
    template.define { "<body>" + self.heading() + "</body>" }  //@ template
  }

  func precompile() -> String {
    precompiled.define { "<head>" + self.heading() + "</head>" }  //@ precompiled
    precompiled.compile()
    return precompiled.text
  }
}

final class LoginPage {
  private var form: Form?
  private var attempts = 0

  func load() {
    form = FormBuilder().field("user").onSubmit { self.attempts += 1 }.build()  //@ login
  }

  func send() { form?.submit?() }
}

final class FeedbackPage {
  private var sent = 0

  func sendOnce() {
    let form = FormBuilder().field("text").onSubmit { self.sent += 1 }.build()  //@ feedback
    form.submit?()
  }
}

final class SiteGenerator {
  func generate() -> [String] {
    let page = Element("main") {
      Element("p", text: "hello")
      Element("p", text: "world")
    }
    let renderer = PageRenderer(title: "Home")
    renderer.defineTemplate()
    let login = LoginPage()
    login.load()
    login.send()
    FeedbackPage().sendOnce()
    return [page.html, renderer.precompile(), renderer.list(["a"])]
  }
}
