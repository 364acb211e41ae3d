import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("laboratory", decidedBy: .program) { probe in
    let laboratory = Laboratory()
    probe.watch(laboratory)
    probe.watch(laboratory.begin())
    laboratory.complete()
  },
  Place("speed", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let laboratory = Laboratory()
    let run = laboratory.begin()
    probe.watch(run)
    run.recordSpeed()
    laboratory.motor.spin(to: 3000)
    laboratory.complete()
  },
  Place("vibration", decidedBy: .program) { probe in
    let laboratory = Laboratory()
    laboratory.balanceTest()
    probe.watch(laboratory.run!)
    laboratory.complete()
  },
  Place("lid", rule: "unowned_capture", decidedBy: .program) { probe in
    let laboratory = Laboratory()
    do {
      let run = laboratory.begin()
      probe.watch(run)
      run.stopOnLid()
    }
    laboratory.unload()
  },
  Place(
    "analysis", rule: "stored_closure_cycle", decidedBy: .text, capture: "operation",
    repaired: "    operation.addExecutionBlock { [samples, weak operation] in let operation = operation ?? BlockOperation()"
  ) { probe in
    let laboratory = Laboratory()
    let run = laboratory.begin()
    let operation = run.analyze()
    probe.watch(operation)
    operation.waitUntilFinished()
    laboratory.complete()
  },
  Place("report", decidedBy: .text) { probe in
    let laboratory = Laboratory()
    let run = laboratory.begin()
    probe.watch(run)
    run.writeReport()
    laboratory.complete()
  },
]
