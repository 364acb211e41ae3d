import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("scope", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  unowned let scope: Scope") { probe in
    let interpreter = Interpreter()
    probe.watch(interpreter.globals)
    interpreter.run([.lambda(parameter: "x", body: .name("x")), .call("last", [.number(2)])])
  },
  Place("parent", decidedBy: .program) { probe in
    let globals = Scope(parent: nil)
    let inner = Scope(parent: globals)
    probe.watch(globals)
    probe.watch(inner)
    inner.define("x", .number(1))
    globals.define("y", .number(1))
    _ = inner.lookup("y")
  },
  Place("print", decidedBy: .program) { probe in
    let interpreter = Interpreter()
    probe.watch(interpreter)
    interpreter.installPrint()
    interpreter.run([.call("print", [.number(2)])])
  },
  Place("counter", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let interpreter = Interpreter()
    probe.watch(interpreter)
    interpreter.installCounter()
    interpreter.run([.call("calls", [])])
  },
  Place("statements", decidedBy: .text) { probe in
    let interpreter = Interpreter()
    probe.watch(interpreter)
    interpreter.run([.number(1)])
  },
]
