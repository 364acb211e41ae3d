/// Why no test can be made.
struct MissingPiece: Error {
  /// A whole sentence without its full stop.
  var sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
