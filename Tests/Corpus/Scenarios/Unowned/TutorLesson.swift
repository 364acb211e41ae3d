import Foundation

struct Word: Hashable {
  let term: String
  let meaning: String
}

final class SpeechScorer {
  var onScore: ((Word, Double) -> Void)?
  func score(_ word: Word) { onScore?(word, word.term.count > 4 ? 0.9 : 0.5) }
}

final class Lesson {
  let title: String
  let words: [Word]
  private(set) var exercises: [Exercise] = []
  init(title: String, words: [Word]) { (self.title, self.words) = (title, words) }

  func build() {
    exercises = words.map { Exercise(word: $0, lesson: self) }
  }

  func attach(_ quiz: Quiz) { quiz.lesson = self }
}

final class Exercise {
  let word: Word
  private let lesson: Lesson  //@ exerciseLesson
  init(word: Word, lesson: Lesson) { (self.word, self.lesson) = (word, lesson) }
  var heading: String { "\(lesson.title): \(word.term)" }
}

final class Quiz {
  var lesson: Lesson?  //@ quizLesson
  private var index = 0
  func next() -> Word? {
    guard let words = lesson?.words, index < words.count else { return nil }
    index += 1
    return words[index - 1]
  }
}

final class PronunciationDrill {
  private let scorer = SpeechScorer()
  private(set) var difficult: [Word] = []

  func run(_ words: [Word]) {
    scorer.onScore = { [unowned self] word, score in  //@ drillScore
      if score < 0.7 { self.difficult.append(word) }
    }
    words.forEach(scorer.score)
  }
}

final class TranslationHint {
  private(set) var shown: String?

  func request(_ word: Word) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { [unowned self] in  //@ hint
      self.shown = word.meaning
    }
  }
}

final class StreakTracker {
  private(set) var streak = 0

  func evaluate(_ words: [Word], with scorer: SpeechScorer) {
    scorer.onScore = { _, score in  //@ streak
      self.streak = score > 0.7 ? self.streak + 1 : 0
    }
    words.forEach(scorer.score)
    scorer.onScore = nil
  }
}

final class TutorSession {
  private let words = [Word(term: "hus", meaning: "house"), Word(term: "vindue", meaning: "window")]
  private(set) var lesson: Lesson?
  private(set) var quiz: Quiz?
  private(set) var drill: PronunciationDrill?
  private(set) var hint: TranslationHint?
  private(set) var tracker: StreakTracker?
  private let scorer = SpeechScorer()

  func read() {
    lesson = Lesson(title: "At home", words: words)
    lesson?.build()
  }

  func test() {
    lesson = Lesson(title: "At home", words: words)
    quiz = Quiz()
    lesson?.attach(quiz!)
    _ = quiz?.next()
  }

  func speak() {
    drill = PronunciationDrill()
    drill?.run(words)
    tracker = StreakTracker()
    tracker?.evaluate(words, with: scorer)
  }

  func askForHint() {
    hint = TranslationHint()
    hint?.request(words[0])
  }

  func end() {
    lesson = nil
    quiz = nil
    drill = nil
    hint = nil
    tracker = nil
  }
}
