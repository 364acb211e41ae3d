import Foundation

struct Phrase {
  let text: String
  let uses: Int
}

final class Phrasebook {
  private let phrases: [Phrase]
  private var hidden: Set<String> = ["!"]
  private(set) var spoken: [String] = []

  init(phrases: [Phrase]) { self.phrases = phrases }

  private(set) lazy var frequent = phrases.filter { phrase in  //@ frequent
    phrase.uses > 3 && !self.hidden.contains(phrase.text)
  }

  private(set) lazy var visible = phrases.lazy.filter { phrase in  //@ visible
    !self.hidden.contains(phrase.text)
  }

  private(set) lazy var index: [String: Int] = {
    var index: [String: Int] = [:]
    phrases.enumerated().forEach { position, phrase in  //@ index
      if !self.hidden.contains(phrase.text) { index[phrase.text] = position }
    }
    return index
  }()

  lazy var commands: [String: (String) -> Void] = [
    "say": speak,  //@ say
    "help": Phrasebook.printHelp,
  ]

  lazy var shortcuts: [String: (String) -> Void] = [
    "?": Phrasebook.printHelp,  //@ help
    "!": { word in print(word.uppercased()) },
  ]

  lazy var ranked: AnySequence<Phrase> = AnySequence { self.phrases.sorted { $0.uses > $1.uses }.makeIterator() }  //@ ranked

  lazy var shuffled: AnyCollection<Phrase> = AnyCollection(phrases.shuffled().filter { !self.hidden.contains($0.text) })  //@ shuffled

  func run(_ command: String, _ word: String) { commands[command]?(word) }
  private func speak(_ word: String) { spoken.append(word) }
  private static func printHelp(_ topic: String) { print("say WORD") }
}
