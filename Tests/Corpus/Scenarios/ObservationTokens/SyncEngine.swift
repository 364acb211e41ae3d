final class SyncToken {
    private let cancelAction: () -> Void

    init(_ action: @escaping () -> Void) { cancelAction = action }

    func cancel() { cancelAction() }
}

final class SyncEngine {
    static let shared = SyncEngine()
    private var handlers: [Int: (Int) -> Void] = [:]
    private var next = 0

    func register(_ handler: @escaping (Int) -> Void) -> SyncToken {
        next += 1
        let id = next
        handlers[id] = handler
        return SyncToken { self.handlers[id] = nil }
    }

    func sync() { handlers.values.forEach { $0(next) } }
}

final class DayModel {
    private var token: SyncToken?
    private(set) var days = 0

    func open() {
        token = SyncEngine.shared.register { self.days += $0 } //@ day
    }

    func close() { token?.cancel() }
}

final class WeekModel {
    private var token: SyncToken?
    private(set) var weeks = 0

    func open() {
        token = SyncEngine.shared.register { self.weeks += $0 } //@ week
    }

    func close() { token = nil }
}

final class Calendar {
    func day() -> DayModel {
        let model = DayModel()
        model.open()
        SyncEngine.shared.sync()
        model.close()
        return model
    }

    func week() -> WeekModel {
        let model = WeekModel()
        model.open()
        SyncEngine.shared.sync()
        model.close()
        return model
    }
}
