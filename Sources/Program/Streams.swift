extension Program {
  /// Whether streams of the type end by themselves.
  public func isEndingStream(_ type: Type) -> Bool { stream(of: type.unwrapped)?.end == .finite }

  /// The modelled behaviour of streams of the type.
  public func stream(of type: Type) -> ModelIndex.Stream? {
    // Called for every node of every summary, so no list of names is built, and no text is compared.
    switch type {
    case .external(let name, _): outsideTypes.value.streams[name]
    case .nominal(let id, _):
      outsideTypes.value.streams[self[id].name] ?? self[id].externalAncestors.lazy.compactMap { self.outsideTypes.value.streams[$0] }.first
    case let other: modelNames(of: other)?.lazy.compactMap { self.models.stream(ofType: $0) }.first
    }
  }
}
