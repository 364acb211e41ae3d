import Foundation
import Testing

@testable import Reporting

/// Texts of HTML reports can be read: contrast as WCAG 2.2 asks for it at level AA.
@Suite struct ContrastTests {
  private static let pairs =
    [
      ("error", "error-bg"), ("warning", "warning-bg"), ("note", "note-bg"), ("muted", "error-bg"), ("muted", "warning-bg"), ("muted", "note-bg"),
      ("muted", "bg"), ("muted", "panel"), ("text", "bg"), ("text", "panel"), ("accent", "bg"), ("accent", "panel"),
    ] + ["text", "muted", "keyword", "string", "comment", "number", "type"].flatMap { colour in ["panel", "mark", "add", "del"].map { (colour, $0) } }

  @Test(arguments: [DrawingStyle.light, DrawingStyle.dark]) func everyTextCanBeRead(style: String) throws {
    let colours = Self.colours(style)
    for (text, ground) in Self.pairs {
      let lights = try [text, ground].map { try Self.luminance(#require(colours[$0], "\($0)")) }.sorted()
      #expect((lights[1] + 0.05) / (lights[0] + 0.05) >= 4.5, "\(text) on \(ground)")
    }
  }

  /// Borders of fields and buttons, as WCAG 1.4.11 asks.
  @Test(arguments: [DrawingStyle.light, DrawingStyle.dark]) func everyFieldCanBeSeen(style: String) throws {
    let colours = Self.colours(style)
    let lights = try ["field", "bg"].map { try Self.luminance(#require(colours[$0], "\($0)")) }.sorted()
    #expect((lights[1] + 0.05) / (lights[0] + 0.05) >= 3)
  }

  private static func colours(_ style: String) -> [String: String] {
    var colours: [String: String] = [:]
    for rule in style.split(separator: ";") {
      let parts = rule.split(separator: ":").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      if parts.count == 2 { colours[String(parts[0].dropFirst(2))] = parts[1] }
    }
    return colours
  }

  private static func luminance(_ colour: String) throws -> Double {
    let number = try #require(Int(colour.dropFirst(), radix: 16))
    let parts = [16, 8, 0].map { shift -> Double in
      let value = Double((number >> shift) & 255) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
