final class Reply {
    let status: Int
    var notes: [Any] = []

    init(status: Int) { self.status = status }
}

final class ScriptValues {
    private var values: [Int: Any] = [:]

    private func value(_ number: Int) -> Any? { values[number] }

    func add(_ value: Any) -> Int {
        values[values.count] = value
        return values.count - 1
    }

    func set(_ number: Int, _ key: String, _ other: Int) {
        guard var table = value(number) as? [String: Any], let new = value(other) else { return }
        table[key] = new //@ set
        values[number] = table
    }

    func push(_ number: Int, _ other: Int) {
        guard var list = value(number) as? [Any], let new = value(other) else { return }
        list.append(new) //@ push
        values[number] = list
    }
}

final class ReplyReader {
    let values = ScriptValues()

    func read(_ status: Int) -> Reply {
        let reply = Reply(status: status)
        let table = values.add([String: Any]())
        let list = values.add([Any]())
        let number = values.add(reply)
        values.set(table, "reply", number)
        values.push(list, number)
        return reply
    }

    func readTwice(_ status: Int) -> Reply {
        let reply = Reply(status: status)
        reply.notes.append(reply) //@ quote
        return reply
    }
}
