struct Check {
  let name: String
  let holds: (Int) -> Bool

  static func && (left: Check, right: Check) -> Check {
    Check(name: left.name + right.name) { left.holds($0) && right.holds($0) }
  }

  static func == (left: Check, right: Check) -> Bool { left.name == right.name }
}

final class Checklist {
  private var checks: [Check] = []
  func add(_ check: Check) { checks.append(check) }
  func passes(_ value: Int) -> Bool { checks.allSatisfy { $0.holds(value) } }
}

final class Turnstile {
  private let list = Checklist()
  private var limit = 4
  private(set) var isSame = false

  func limitBoth() {
    let small = Check(name: "small") { $0 < self.limit }  //@ combined
    let odd = Check(name: "odd") { $0 % 2 == 1 }
    list.add(small && odd)
  }

  func compare() {
    let small = Check(name: "small") { $0 < self.limit }  //@ compared
    let odd = Check(name: "odd") { $0 % 2 == 1 }
    isSame = small == odd
  }

  func pass(_ value: Int) -> Bool { list.passes(value) }
}
