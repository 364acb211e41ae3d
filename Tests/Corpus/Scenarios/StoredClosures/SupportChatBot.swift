import Foundation

enum BotState {
  case idle
  case asking(question: String, onAnswer: (String) -> Void)
  case handedOver(agent: Agent)
}

final class Agent {
  let name: String
  private let bot: ChatBot //@ agentBot
  init(name: String, bot: ChatBot) {
    self.name = name
    self.bot = bot
  }
  func summary() -> String { bot.answers.joined(separator: " ") }
}

final class Transcript {
  private let bot: ChatBot //@ transcriptBot
  init(bot: ChatBot) { self.bot = bot }
  func lines() -> [String] { bot.answers }
}

final class CommandTable {
  private var commands: [String: ([String]) -> String] = [:]
  func on(_ command: String, _ handler: @escaping ([String]) -> String) { commands[command] = handler }
  func off(_ command: String) { commands[command] = nil }
  func run(_ line: String) -> String? {
    let words = line.split(separator: " ").map(String.init)
    guard let name = words.first else { return nil }
    return commands[name]?(Array(words.dropFirst()))
  }
}

final class ChatBot {
  private let table = CommandTable()
  private var state = BotState.idle
  private(set) var answers: [String] = []

  func installHelp() {
    table.on("help") { _ in //@ help
      "Known answers: \(self.answers.count)"
    }
  }

  func installEcho() {
    table.on("echo") { [unowned self] words in //@ echo
      self.answers.append(contentsOf: words)
      return words.joined(separator: " ")
    }
  }

  func installOrder() {
    table.on("order", order) //@ order
  }

  func removeOrder() { table.off("order") }

  private func order(_ words: [String]) -> String { "Order \(words.first ?? "?")" }

  func ask(_ question: String) {
    state = .asking(question: question, onAnswer: { answer in //@ ask
      self.answers.append(answer)
    })
  }

  func askOnce(_ question: String) {
    state = .asking(question: question, onAnswer: { answer in //@ askOnce
      self.answers.append(answer)
      self.state = .idle
    })
  }

  func handOver(to name: String) {
    state = .handedOver(agent: Agent(name: name, bot: self))
  }

  func receive(_ line: String) {
    switch state {
    case .asking(_, let onAnswer): onAnswer(line)
    case .idle: if let reply = table.run(line) { answers.append(reply) }
    case .handedOver: break
    }
  }
}

final class SupportDesk {
  private(set) var bot: ChatBot?
  private var transcript: Transcript?

  func openHelp() {
    bot = ChatBot()
    bot?.installHelp()
    bot?.receive("help")
  }

  func openEcho() {
    bot = ChatBot()
    bot?.installEcho()
    bot?.receive("echo a b")
  }

  func openOrder() {
    bot = ChatBot()
    bot?.installOrder()
    bot?.receive("order 7")
    bot?.removeOrder()
  }

  func survey() {
    bot = ChatBot()
    bot?.ask("Happy?")
    bot?.receive("yes")
  }

  func quickSurvey() {
    bot = ChatBot()
    bot?.askOnce("Happy?")
    bot?.receive("yes")
  }

  func escalate() {
    bot = ChatBot()
    bot?.handOver(to: "Eve")
  }

  func export() -> Int {
    let bot = ChatBot()
    self.bot = bot
    bot.receive("hello")
    transcript = Transcript(bot: bot)
    return transcript?.lines().count ?? 0
  }

  func close() {
    bot = nil
    transcript = nil
  }
}
