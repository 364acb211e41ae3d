import Foundation

final class MailStore {
    static let shared = MailStore()
    private var observers: [UUID: (String) -> Void] = [:]

    func observe(_ observer: @escaping (String) -> Void) -> UUID {
        let id = UUID()
        observers[id] = observer
        return id
    }

    func remove(_ id: UUID) { observers[id] = nil }

    func deliver(_ mail: String) { observers.values.forEach { $0(mail) } }
}

final class MailList {
    private var token: UUID?
    private(set) var mails: [String] = []

    func attach() {
        token = MailStore.shared.observe { self.mails.append($0) } //@ list
    }

    func detach() {
        if let token { MailStore.shared.remove(token) }
        token = nil
    }
}

final class MailBadge {
    private var token: UUID?
    private(set) var count = 0

    init() {
        token = MailStore.shared.observe { _ in self.count += 1 } //@ badge
    }

    deinit {
        if let token { MailStore.shared.remove(token) }
    }
}

final class Page {
    let title: String

    init(_ title: String) { self.title = title }
}

final class PageRouter {
    private var pages: [Page] = []
    private var completions: [ObjectIdentifier: () -> Void] = [:]

    func present(_ page: Page, onDismiss: @escaping () -> Void) {
        pages.append(page)
        completions[ObjectIdentifier(page)] = onDismiss
    }

    func note(_ page: Page, onDismiss: @escaping () -> Void) {
        completions[ObjectIdentifier(page)] = onDismiss
    }

    func dismiss() {
        guard let page = pages.popLast() else { return }
        completions.removeValue(forKey: ObjectIdentifier(page))?()
    }
}

final class HelpFlow {
    private let router = PageRouter()
    private(set) var closed = false

    func help() {
        router.present(Page("Help")) { self.closed = true } //@ help
        router.dismiss()
    }

    func about() {
        router.note(Page("About")) { self.closed = true } //@ about
        router.dismiss()
    }
}

final class MailWindow {
    func list() -> MailList {
        let list = MailList()
        list.attach()
        MailStore.shared.deliver("hello")
        list.detach()
        return list
    }

    func badge() -> MailBadge { MailBadge() }
}
