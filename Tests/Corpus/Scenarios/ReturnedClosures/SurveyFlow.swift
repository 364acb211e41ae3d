import Foundation

final class SurveyPage {
  var onAnswer: ((String) -> Void)?
  var onBack: (() -> Void)?
  func answer(_ text: String) { onAnswer?(text) }
}

final class SurveyFlow {
  let page = SurveyPage()
  private var submit: ((Int, String) -> Void)?
  private(set) var answers: [Int: String] = [:]

  func record(_ question: Int) -> (String) -> Void {
    { text in self.answers[question] = text }  //@ record
  }

  func back(from question: Int) -> () -> Void {
    { [weak self] in self?.answers[question] = nil }  //@ back
  }

  func store(_ question: Int, _ text: String) { answers[question] = text }

  func show(_ question: Int) {
    page.onAnswer = record(question)
    page.onBack = back(from: question)
    page.answer("yes")
  }

  func prefill(_ known: [Int: String]) {
    for (question, text) in known {
      let store = SurveyFlow.store(self)  //@ prefill
      store(question, text)
    }
  }

  func armSubmit(_ question: Int) {
    let store = SurveyFlow.store(self)  //@ submit
    submit = store
    submit?(question, "done")
  }

  func skipper(_ question: Int) -> (Bool) -> () -> Void {
    { skip in  //@ skipper
      { if skip { self.answers[question] = "skipped" } }
    }
  }

  func skip(_ question: Int) {
    let decide = skipper(question)
    decide(true)()
  }

  func allowSkipping(_ question: Int) {
    page.onBack = noting("skipped", question)(true)
  }

  private func noting(_ text: String, _ question: Int) -> (Bool) -> () -> Void {
    { on in
      { self.answers[question] = on ? text : nil }  //@ noting
    }
  }
}
