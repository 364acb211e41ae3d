#!/usr/bin/env python3
"""Writes a Swift code base to measure with: always the same one for the same numbers.

usage: generate.py FOLDER [FILES]

Each file is a screen of an app: a service, a view model and a view controller that use those of other files, with
closures of the kinds that apps have, harmless ones most of all. Nothing of it is ever compiled.
"""

import pathlib
import random
import shutil
import sys

SEED = 20240229

SERVICE = """\
import Foundation

struct {name}Item {{
  var id: Int
  var title: String
}}

final class {name}Service {{
  private var handlers: [({name}Item) -> Void] = []
  private var completion: (([{name}Item]) -> Void)?
  private let queue = DispatchQueue(label: "{name}")
  private var items: [{name}Item] = []

  func observe(_ handler: @escaping ({name}Item) -> Void) {{
    handlers.append(handler)
  }}

  func load(page: Int, completion: @escaping ([{name}Item]) -> Void) {{
    queue.async {{
      let items = (0..<page).map {{ {name}Item(id: $0, title: "item \\($0)") }}
      DispatchQueue.main.async {{ completion(items) }}
    }}
  }}

  func loadLater(_ completion: @escaping ([{name}Item]) -> Void) {{
    self.completion = completion
    queue.asyncAfter(deadline: .now() + 1) {{ [weak self] in
      guard let self else {{ return }}
      self.completion?(self.items.filter {{ !$0.title.isEmpty }})
      self.completion = nil
    }}
  }}

  func publish(_ item: {name}Item) {{
    handlers.forEach {{ $0(item) }}
  }}
}}

"""

MODEL = """\
final class {name}ViewModel {{
  var onChange: (([{name}Item]) -> Void)?
  var onError: ((Error) -> Void)?
  let service: {name}Service
  let related: {other}Service
  private var timer: Timer?
  private var task: Task<Void, Never>?
  private(set) var items: [{name}Item] = []
  private var titles: [String: Int] = [:]

  init(service: {name}Service, related: {other}Service) {{
    self.service = service
    self.related = related
  }}

{model_methods}}}

"""

CONTROLLER = """\
final class {name}ViewController: UIViewController {{
  let viewModel: {name}ViewModel
  let child = {name}ChildView()
  private var rows: [{name}Item] = []
  lazy var formatter: (Int) -> String = {{ "\\($0)" }}

  init(viewModel: {name}ViewModel) {{
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }}

{controller_methods}
  func reload(_ items: [{name}Item]) {{
    rows = items.sorted {{ $0.title < $1.title }}
  }}
}}

final class {name}ChildView: UIView {{
  var onTap: (() -> Void)?
  var onSwipe: ((Int) -> Void)?

  func tapped() {{ onTap?() }}
}}
"""

MODEL_METHODS = [
  """\
  func load{n}() {{
    service.load(page: {n}) {{ [weak self] items in
      self?.items = items
      self?.onChange?(items)
    }}
  }}
""",
  """\
  func refresh{n}() {{
    related.loadLater {{ items in
      let known = items.filter {{ $0.id > {n} }}.map {{ $0.title }}
      known.enumerated().forEach {{ self.titles[$0.element] = $0.offset }}
    }}
  }}
""",
  """\
  func start{n}() {{
    timer = Timer.scheduledTimer(withTimeInterval: {n}, repeats: true) {{ [weak self] timer in
      guard let self else {{ return timer.invalidate() }}
      self.load{first}()
    }}
  }}
""",
  """\
  func run{n}() {{
    task = Task {{ [weak self] in
      for _ in 0..<{n} {{
        await MainActor.run {{ self?.onChange?([]) }}
      }}
    }}
  }}
""",
  """\
  func index{n}() {{
    titles = Dictionary(uniqueKeysWithValues: items.lazy.filter {{ $0.id != {n} }}.map {{ ($0.title, $0.id) }})
    let total = items.reduce(0) {{ $0 + $1.id }}
    if total > {n} {{
      DispatchQueue.main.async {{ self.onError?(CancellationError()) }}
    }}
  }}
""",
]

CONTROLLER_METHODS = [
  """\
  func bind{n}() {{
    viewModel.onChange = {{ [weak self] items in
      self?.reload(items)
    }}
  }}
""",
  """\
  func watch{n}() {{
    viewModel.service.observe {{ [weak self] item in
      self?.rows.append(item)
    }}
  }}
""",
  """\
  func animate{n}() {{
    UIView.animate(withDuration: 0.{n}) {{
      self.child.alpha = 0
    }} completion: {{ _ in
      self.child.removeFromSuperview()
    }}
  }}
""",
  """\
  func listen{n}() {{
    NotificationCenter.default.addObserver(forName: .init("{n}"), object: nil, queue: .main) {{ [weak self] _ in
      self?.view.setNeedsLayout()
    }}
  }}
""",
  """\
  func choose{n}() {{
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "{n}", style: .default) {{ _ in
      self.rows.removeAll {{ $0.id == {n} }}
    }})
    present(alert, animated: true)
  }}
""",
]

MISTAKES = [
  """\
  func forget{n}() {{
    child.onTap = {{
      self.rows.removeAll()
    }}
  }}
""",
  """\
  func keep{n}() {{
    viewModel.service.observe {{ item in
      self.rows.append(item)
    }}
  }}
""",
]


def methods(random, templates, count, first_number, **names):
  out = []
  for number in range(first_number, first_number + count):
    out.append(random.choice(templates).format(n=number, first=1, **names))
  return "\n".join(out)


def main():
  if len(sys.argv) not in (2, 3):
    sys.exit(__doc__)
  folder = pathlib.Path(sys.argv[1])
  count = int(sys.argv[2]) if len(sys.argv) == 3 else 250
  numbers = random.Random(SEED)
  shutil.rmtree(folder, ignore_errors=True)
  for index in range(count):
    name, other = f"Screen{index}", f"Screen{numbers.randrange(count)}"
    text = SERVICE.format(name=name)
    text += MODEL.format(
      name=name, other=other,
      model_methods=MODEL_METHODS[0].format(n=1) + "\n" + methods(numbers, MODEL_METHODS, numbers.randint(3, 8), 2))
    templates = CONTROLLER_METHODS * 4 + MISTAKES
    text += CONTROLLER.format(name=name, controller_methods=methods(numbers, templates, numbers.randint(4, 10), 1))
    file = folder / f"Group{index % 10}" / f"{name}.swift"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


main()
