import Foundation

struct Change: Equatable {
  let key: String
  let value: String
}

enum Resolution {
  case keepMine, keepTheirs, merged(Change)
}

final class SyncEngine {
  var onConflict: ((Change, Change) -> Void)?
  private var remote: [String: String] = ["title": "Old"]
  private var completions: [(Bool) -> Void] = []

  func push(_ change: Change, completion: @escaping (Bool) -> Void) {
    completions.append(completion)
    if let theirs = remote[change.key], theirs != change.value {
      onConflict?(change, Change(key: change.key, value: theirs))
    }
    remote[change.key] = change.value
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) { [self] in
      let waiting = completions
      completions.removeAll()
      waiting.forEach { $0(true) }
    }
  }
}

final class MergeSheet {
  var onChoose: ((Resolution) -> Void)?
  func choose(_ resolution: Resolution) { onChoose?(resolution) }
}

final class Resolver {
  let mine: Change
  let theirs: Change
  var sheet: MergeSheet?
  private(set) var result: Change?
  init(mine: Change, theirs: Change) { (self.mine, self.theirs) = (mine, theirs) }

  func settle(_ resolution: Resolution) {
    if case .merged(let change) = resolution { result = change } else { result = mine }
  }
}

final class ResolverFactory {
  func automatic(_ mine: Change, _ theirs: Change) -> Resolver {
    let resolver = Resolver(mine: mine, theirs: theirs)
    let sheet = MergeSheet()
    sheet.onChoose = { resolution in  //@ automatic
      resolver.settle(resolution)
    }
    resolver.sheet = sheet
    sheet.choose(.keepMine)
    return resolver
  }

  func interactive(_ mine: Change, _ theirs: Change) -> Resolver {
    let resolver = Resolver(mine: mine, theirs: theirs)
    let sheet = MergeSheet()
    sheet.onChoose = { resolution in  //@ interactive
      resolver.settle(resolution)
      resolver.sheet = nil
    }
    resolver.sheet = sheet
    return resolver
  }
}

final class DocumentSync {
  private let engine = SyncEngine()
  private(set) var conflicts: [(Change, Change)] = []

  init() {
    engine.onConflict = { mine, theirs in  //@ conflict
      self.conflicts.append((mine, theirs))
    }
  }

  func save(_ text: String) { engine.push(Change(key: "title", value: text)) { _ in } }
}

final class SettingsSync {
  private let engine = SyncEngine()
  private(set) var tries = 0

  func upload(_ change: Change) {
    var attempt: (() -> Void)?
    attempt = {  //@ attempt
      self.tries += 1
      self.engine.push(change) { isDone in
        if !isDone { attempt?() }
      }
    }
    attempt?()
  }
}

final class TagSync {
  private let engine = SyncEngine()
  private(set) var tries = 0

  func upload(_ change: Change) {
    func attempt() {
      tries += 1
      engine.push(change) { isDone in  //@ retry
        if !isDone { attempt() }
      }
    }
    attempt()
  }
}

final class SyncSession {
  private let factory = ResolverFactory()
  private(set) var background: Resolver?
  private(set) var manual: Resolver?
  private(set) var document: DocumentSync? = DocumentSync()
  private(set) var settings: SettingsSync? = SettingsSync()
  private(set) var tags: TagSync? = TagSync()

  func run() {
    let mine = Change(key: "title", value: "New"), theirs = Change(key: "title", value: "Old")
    background = factory.automatic(mine, theirs)
    manual = factory.interactive(mine, theirs)
    document?.save("Draft")
    settings?.upload(mine)
    tags?.upload(theirs)
  }

  func finish() {
    manual?.sheet?.choose(.keepTheirs)
    (background, manual) = (nil, nil)
    (document, settings, tags) = (nil, nil, nil)
  }
}
