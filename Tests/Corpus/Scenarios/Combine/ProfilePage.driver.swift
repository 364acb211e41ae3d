import CorpusProbe

public let places: [Place] = [
  Place("avatar", rule: "subscription_cycle", decidedBy: .program) { probe in
    let page = ProfilePage()
    probe.watch(page)
    page.showAvatar()
    page.avatar.image = "me"
  },
  Place("uploads", rule: "subscription_cycle", decidedBy: .program) { probe in
    let page = ProfilePage()
    probe.watch(page)
    page.showUploads()
    page.avatar.uploads.send(5)
  },
  Place("preload", decidedBy: .text) { probe in
    let page = ProfilePage()
    probe.watch(page)
    page.preload()
  },
  Place(
    "name", rule: "stored_method_reference_cycle", decidedBy: .text,
    repaired: "subscriptions.name = $name.sink { [weak self] in self?.rename($0) }"
  ) { probe in
    let page = ProfilePage()
    probe.watch(page)
    page.followName()
    page.name = "Ada"
  },
  Place("once", decidedBy: .text) { probe in
    let page = ProfilePage()
    probe.watch(page)
    page.followNameOnce()
  },
  Place("restart", rule: "rebound_strong_self", decidedBy: .text) { probe in
    let page = ProfilePage()
    probe.watch(page)
    page.restart()
    page.avatar.uploads.send(5)
  },
]
