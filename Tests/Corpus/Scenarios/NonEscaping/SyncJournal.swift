import Foundation

final class JournalWriter {
    private var deferred: [() -> String] = []
    private var lines: [String] = []

    func write(_ line: @autoclosure () -> String) {
        if lines.count < 100 { lines.append(line()) }
    }

    func enqueue(_ line: @autoclosure @escaping () -> String) {
        deferred.append(line)
    }

    func enqueueNow(_ line: @autoclosure @escaping () -> String) {
        let text = line()
        deferred.append { text }
    }
}

struct Fallback<Value> {
    private let make: () -> Value
    init(_ make: @autoclosure @escaping () -> Value) { self.make = make }
    func callAsFunction(_ value: Value?) -> Value { value ?? make() }
}

final class SyncJournal {
    private let writer = JournalWriter()
    private var fallback: Fallback<Int>?
    private(set) var revision = 1

    func started() {
        writer.write("started at \(revision)")  //@ started
    }

    func uploaded() {
        writer.enqueue("uploaded up to \(self.revision)")  //@ uploaded
    }

    func merged() {
        writer.enqueueNow("merged into \(self.revision)")  //@ merged
    }

    func useLocalRevision() {
        fallback = Fallback(self.revision)  //@ local
        revision = fallback?(nil) ?? 0
    }

    func resolve(_ remote: Int?) -> Int {
        let fallback = Fallback(self.revision)  //@ resolve
        return fallback(remote)
    }
}
