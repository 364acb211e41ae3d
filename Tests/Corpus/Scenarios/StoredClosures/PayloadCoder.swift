import Foundation

struct Visit: Codable {
  var day: Date
  var place: String
}

final class PayloadCoder {
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()
  private(set) var written = 0
  private var prefix = "v_"

  func shortenDates() {
    encoder.dateEncodingStrategy = .custom { date, encoder in  //@ dates
      self.written += 1
      var container = encoder.singleValueContainer()
      try container.encode(Int(date.timeIntervalSince1970))
    }
  }

  func export(_ visits: [Visit]) -> Data? {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .custom { date, encoder in  //@ export
      self.written += 1
      var container = encoder.singleValueContainer()
      try container.encode(Int(date.timeIntervalSince1970))
    }
    return try? encoder.encode(visits)
  }

  func stripPrefix() {
    let strip: ([CodingKey]) -> CodingKey = { keys in  //@ strip
      PlainKey(keys.last!.stringValue.replacingOccurrences(of: self.prefix, with: ""))
    }
    decoder.keyDecodingStrategy = .custom(strip)
  }

  func restore(_ data: Data) -> [Visit]? {
    let decoder = JSONDecoder()
    let plain: ([CodingKey]) -> CodingKey = { keys in  //@ restore
      PlainKey(keys.last!.stringValue.replacingOccurrences(of: self.prefix, with: ""))
    }
    decoder.keyDecodingStrategy = .custom(plain)
    return try? decoder.decode([Visit].self, from: data)
  }
}

struct PlainKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(_ text: String) { stringValue = text }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}
