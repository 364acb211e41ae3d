import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("validation", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let field = NameField()
    probe.watch(field)
    field.validateLive()
    field.text = "Ada"
  },
  Place("formatting", decidedBy: .program) { probe in
    let field = PhoneField()
    probe.watch(field)
    field.formatLive()
    field.digits = "12"
    field.endEditing()
  },
  Place("suggestions", decidedBy: .program) { probe in
    let field = AddressField()
    probe.watch(field)
    _ = field.prepare()
  },
  Place("total", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let field = TotalField()
    probe.watch(field)
    field.setUp()
    _ = field.show()
  },
]
