import Program

/// A key of a whole-program table whose lookups are recorded.
protocol RecordedKey: Hashable {
  func note(in record: DependencyRecord)
}

extension PropertyReference: RecordedKey { func note(in record: DependencyRecord) { record.ask(of: self) } }
extension FunctionReference: RecordedKey { func note(in record: DependencyRecord) { record.ask(of: self) } }
extension NominalID: RecordedKey { func note(in record: DependencyRecord) { record.ask(of: self) } }
extension SourcePlace: RecordedKey { func note(in record: DependencyRecord) { record.ask(of: self) } }

/// A whole-program table that records its lookups.
struct RecordedTable<Key: RecordedKey, Value> {
  private let table: [Key: Value]
  /// `nil` where no other run follows.
  private let record: DependencyRecord?

  init(_ table: [Key: Value], _ record: DependencyRecord?) {
    self.table = table
    self.record = record
  }

  subscript(_ key: Key) -> Value? {
    if let record { key.note(in: record) }
    return table[key]
  }
}
