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
    case .metatype(let type), .generic(_, let type): stream(of: type)
    case .array: outsideTypes.value.streams[known.array]
    case .set: outsideTypes.value.streams[known.set]
    case .dictionary: outsideTypes.value.streams[known.dictionary]
    case .optional(let type): stream(of: type) ?? outsideTypes.value.streams[known.optional]
    case .composition(let parts): parts.lazy.compactMap { self.stream(of: $0) }.first
    case .function, .tuple, .unknown: nil
    }
  }
}
