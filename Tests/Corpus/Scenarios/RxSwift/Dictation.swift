import Foundation
import RxSwift

final class SpeechEngine {
  static let shared = SpeechEngine()
  let partials = PublishSubject<String>()
  func say(_ text: String) { partials.onNext(text) }
  func finish() { partials.onCompleted() }
}

final class LiveTextModel {
  private let engine: SpeechEngine
  private let bag = DisposeBag()
  private let locale = "da"
  private(set) var text = ""

  init(engine: SpeechEngine) {
    self.engine = engine
    engine.partials
      .map { self.normalize($0) }  //@ normalize
      .subscribe(onNext: { [weak self] in self?.text = $0 })
      .disposed(by: bag)
  }

  private func normalize(_ text: String) -> String { "[\(locale)] \(text)" }
}

final class WordCountModel {
  private let bag = DisposeBag()
  private(set) var count = 0

  init(engine: SpeechEngine) {
    engine.partials
      .map { $0.split(separator: " ").count }
      .subscribe(with: self, onNext: { model, words in  //@ wordCount
        model.count += words
      })
      .disposed(by: bag)
  }
}

final class PunctuationModel {
  private let bag = DisposeBag()
  private(set) var marks = 0

  init(engine: SpeechEngine) {
    engine.partials
      .filter { $0.hasSuffix(".") }
      .subscribe(onNext: { _ in  //@ punctuation
        self.marks += 1
      })
      .disposed(by: bag)
  }
}

final class CommandModel {
  private var bag = DisposeBag()
  private(set) var commands: [String] = []

  func start(_ engine: SpeechEngine) {
    engine.partials
      .subscribe(onNext: { text in  //@ command
        if text.hasPrefix("new line") { self.commands.append(text) }
      })
      .disposed(by: bag)
  }

  func stop() { bag = DisposeBag() }
}

final class SavedDraft {
  private let bag = DisposeBag()
  private(set) var drafts: [String] = []

  func load() {
    Observable.of("one", "two")
      .subscribe(onNext: { self.drafts.append($0) })  //@ draft
      .disposed(by: bag)
  }
}

final class DictationScreen {
  private let engine = SpeechEngine.shared
  private(set) var live: LiveTextModel?
  private(set) var counter: WordCountModel?
  private(set) var punctuation: PunctuationModel?
  private(set) var commands: CommandModel?
  private(set) var draft: SavedDraft?

  func begin() {
    live = LiveTextModel(engine: engine)
    counter = WordCountModel(engine: engine)
    punctuation = PunctuationModel(engine: engine)
    commands = CommandModel()
    commands?.start(engine)
    draft = SavedDraft()
    draft?.load()
    engine.say("new line please.")
  }

  func end() {
    commands?.stop()
    live = nil
    counter = nil
    punctuation = nil
    commands = nil
    draft = nil
  }
}
