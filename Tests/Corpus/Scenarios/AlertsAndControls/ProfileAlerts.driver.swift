import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("name", decidedBy: .text) { probe in
    let profile = AccountScene().open()
    probe.watch(profile)
    profile.askName()
  },
  Place("delete", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let profile = AccountScene().open()
    probe.watch(profile)
    profile.prepareDelete()
  },
  Place("menu", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let profile = AccountScene().open()
    probe.watch(profile)
    profile.wireMenu()
  },
  Place("done", decidedBy: .text) { probe in
    let profile = AccountScene().open()
    probe.watch(profile)
    profile.wireDone()
  },
  Place("avatar", decidedBy: .program) { probe in
    let profile = AccountScene().open()
    probe.watch(profile)
    profile.chooseAvatar()
  },
  Place("cover", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let profile = AccountScene().open()
    probe.watch(profile)
    profile.chooseCover()
  },
]
