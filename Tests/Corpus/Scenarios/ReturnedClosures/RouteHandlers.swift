import Foundation

typealias Handler = (String) -> String

final class Router {
    private var handlers: [String: Handler] = [:]

    subscript(path: String) -> Handler? {
        get { handlers[path] }
        set { handlers[path] = newValue }
    }

    func respond(_ path: String) -> String { handlers[path]?(path) ?? "404" }
}

enum Middleware {
    static func timed(_ next: @escaping Handler) -> Handler {
        return { request in
            let start = Date()
            defer { print(request, Date().timeIntervalSince(start)) }
            return next(request)
        }
    }

    static func fixed(_ next: Handler) -> Handler {
        let response = next("/")
        return { _ in response }
    }
}

final class UserEndpoints {
    private let router = Router()
    private(set) var hits = 0

    func list(_ request: String) -> String {
        hits += 1
        return "users \(hits)"
    }

    func installList() {
        router["/users"] = Middleware.timed(list)  //@ list
        _ = router.respond("/users")
    }

    func installHome() {
        router["/"] = Middleware.fixed(list)  //@ home
        _ = router.respond("/")
    }

    func ping() -> String {
        let handler = Middleware.timed { self.list($0) }  //@ ping
        return handler("/ping")
    }

    func mount(on other: Router) {
        other["/users"] = Middleware.timed(list)  //@ mount
    }

    func installDetail() {
        router["/users/1"] = Middleware.timed { self.list($0) }  //@ detail
    }
}
