import CorpusProbe

private func remote(_ probe: Probe) -> PlayerRemote {
  let remote = PlayerRemote()
  probe.watch(remote)
  return remote
}

public let places: [Place] = [
  Place(
    "play", rule: "stored_method_reference_cycle", decidedBy: .program,
    repaired: "    center.add(\"play\", target: { [weak self] in self?.handle($0) })"
  ) { probe in
    let remote = remote(probe)
    remote.registerPlay()
    remote.center.send("play")
  },
  Place(
    "skips", rule: "stored_method_reference_cycle", decidedBy: .program,
    repaired: "    center.add([\"next\"], targets: { [weak self] in self?.handle($0) })"
  ) { probe in
    let remote = remote(probe)
    remote.registerSkips()
    remote.center.send("next")
  },
  Place("unknown", decidedBy: .text) { probe in
    let remote = remote(probe)
    remote.registerUnknown()
    remote.center.send("unknown")
  },
  Place("preview", decidedBy: .program) { probe in
    remote(probe).preview()
  },
  Place(
    "like", rule: "stored_method_reference_cycle", decidedBy: .program, capture: "handler",
    repaired: "    center.add(\"like\", target: { [weak handler] in handler?.handle($0) })"
  ) { probe in
    let remote = remote(probe)
    remote.registerOwn()
    remote.center.send("like")
  },
  Place(
    "fallback", rule: "stored_method_reference_cycle", decidedBy: .text,
    repaired: "    let log: (String) -> Void = isLoud ? { [weak self] in self?.handle($0) } : { _ in }"
  ) { probe in
    remote(probe).useFallback()
  },
]
