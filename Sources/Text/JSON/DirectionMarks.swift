extension Unicode.Scalar {
  /// Whether it can make surrounding text appear in another order than stored: bidirectional marks, embeddings, overrides and isolates (Unicode Standard
  /// Annex 9).
  public var turnsDirection: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
