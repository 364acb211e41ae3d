import Foundation

final class SignInPrompt {
  private var completion: ((String?) -> Void)?
  private var consent: ((Bool) -> Void)?
  private var reminder: (() -> Void)?

  func ask(completion: @escaping (String?) -> Void) { self.completion = completion }
  func askConsent(_ consent: @escaping (Bool) -> Void) { self.consent = consent }
  func remind(_ reminder: @escaping () -> Void) { self.reminder = reminder }

  func submit(_ name: String?) {
    let completion = completion
    self.completion = nil
    completion?(name)
  }

  func decide(_ granted: Bool) {
    consent?(granted)
  }

  func wake() {
    defer { reminder = nil }
    reminder?()
  }
}

final class SignInFlow {
  let prompt = SignInPrompt()
  private(set) var user: String?
  private(set) var mayTrack = false
  private(set) var reminders = 0

  func begin() {
    prompt.ask { name in  //@ begin
      self.user = name
    }
    prompt.submit("ada")
  }

  func confirmConsent() {
    prompt.askConsent { granted in  //@ consent
      self.mayTrack = granted
    }
    prompt.decide(true)
  }

  func scheduleReminder() {
    prompt.remind { self.reminders += 1 }  //@ reminder
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { [prompt] in
      prompt.wake()
    }
  }

  func askAgain() {
    prompt.ask { self.user = $0 ?? self.user }  //@ again
  }

  func answer(_ name: String?) { prompt.submit(name) }
}
