extension Unicode.Scalar {
  /// Whether a reader is shown the text around in another order than the one in which it stands: bidirectional marks, embeddings, overrides and isolates
  /// (Unicode Standard Annex 9).
  public var turnsDirection: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
