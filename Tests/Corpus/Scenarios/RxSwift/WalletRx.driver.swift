import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("balance", rule: "subscription_cycle", decidedBy: .text) { probe in
    let scene = WalletScene()
    let model = scene.open()
    probe.watch(model)
    model.bindBalance()
  },
  Place("with", decidedBy: .text) { probe in
    let scene = WalletScene()
    let model = scene.open()
    probe.watch(model)
    model.bindAmount()
  },
  Place("history", decidedBy: .program) { probe in
    let scene = WalletScene()
    let model = scene.open()
    probe.watch(model)
    model.loadHistory()
  },
  Place("events", rule: "subscription_cycle", decidedBy: .text, repaired: "      .subscribe(onNext: { [weak self] in self?.append($0) })") { probe in
    let scene = WalletScene()
    let model = scene.open()
    probe.watch(model)
    model.bindEvents()
  },
  Place("label", decidedBy: .program) { probe in
    let scene = WalletScene()
    probe.watch(scene.showLabel())
  },
]
