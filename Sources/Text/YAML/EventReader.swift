import CLibYAML

/// libyaml's events for a text.
struct EventReader: ~Copyable {
  enum Content {
    case streamEnd
    /// The beginning or end of the stream or of a document, without content.
    case bracket
    case alias(of: String)
    case text(String)
    case listStart, listEnd, mappingStart, mappingEnd
  }

  struct Event {
    var content: Content
    var mark: YAMLNode.Mark
    var anchor: String?
  }

  // On the heap, because libyaml keeps pointers into it.
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// The text must not move during the lifetime of the reader.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else { fatalError("there is no memory left") }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event; none follows `streamEnd`.
  func next() throws(Problem) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw problem() }
    defer { yaml_event_delete(&event) }
    let mark = Self.mark(event.start_mark)
    switch event.type {
    case YAML_STREAM_END_EVENT: return Event(content: .streamEnd, mark: mark)
    case YAML_ALIAS_EVENT: return Event(content: .alias(of: Self.name(event.data.alias.anchor) ?? ""), mark: mark)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      // It may contain zero bytes.
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return Event(content: .text(text), mark: mark, anchor: Self.name(scalar.anchor))
    case YAML_SEQUENCE_START_EVENT: return Event(content: .listStart, mark: mark, anchor: Self.name(event.data.sequence_start.anchor))
    case YAML_SEQUENCE_END_EVENT: return Event(content: .listEnd, mark: mark)
    case YAML_MAPPING_START_EVENT: return Event(content: .mappingStart, mark: mark, anchor: Self.name(event.data.mapping_start.anchor))
    case YAML_MAPPING_END_EVENT: return Event(content: .mappingEnd, mark: mark)
    default: return Event(content: .bracket, mark: mark)
    }
  }

  private func problem() -> Problem {
    let parser = parser.pointee
    let message = parser.problem.map { String(cString: $0) } ?? "there is no memory left"
    guard parser.error == YAML_READER_ERROR else {
      let context = parser.context.map { " \(String(cString: $0))" } ?? ""
      return Problem("not valid YAML: \(message)\(context)", mark: Self.mark(parser.problem_mark))
    }
    // Here libyaml says a byte, and no line.
    let before = UnsafeBufferPointer(start: parser.input.string.start, count: parser.problem_offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    return Problem("not valid YAML: \(message)", mark: YAMLNode.Mark(line: line, column: 1))
  }

  private static func mark(_ mark: yaml_mark_t) -> YAMLNode.Mark { YAMLNode.Mark(line: mark.line + 1, column: mark.column + 1) }

  private static func name(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(decodingCString: $0, as: UTF8.self) }
  }
}
