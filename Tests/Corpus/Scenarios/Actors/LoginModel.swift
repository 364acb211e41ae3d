import Foundation

final class SessionService: @unchecked Sendable {
    var onChange: ((String?) -> Void)?
    var onExpiry: (() -> Void)?
    private let queue = DispatchQueue(label: "session")

    func signIn(_ name: String, completion: @escaping (String?) -> Void) {
        queue.async { completion(name) }
    }

    func restore() async -> String? { "ada" }
}

@MainActor
final class LoginModel {
    private let service: SessionService
    private(set) var user: String?
    private(set) var isBusy = false
    private(set) var message = ""

    nonisolated init(service: SessionService = SessionService()) {
        self.service = service
    }

    func follow() {
        service.onChange = { user in  //@ change
            Task { @MainActor in
                self.user = user
            }
        }
    }

    func watchExpiry() {
        service.onExpiry = {  //@ expiry
            Task { @MainActor [weak self] in
                self?.message = "Signed out"
            }
        }
    }

    func signIn(_ name: String) {
        isBusy = true
        service.signIn(name) { user in  //@ signIn
            Task { @MainActor in
                self.user = user
                self.isBusy = false
            }
        }
    }

    func restore() {
        Task { self.user = await self.service.restore() }  //@ restore
    }

    func preview() {
        let service = SessionService()
        service.onChange = { user in Task { @MainActor in self.user = user } }  //@ preview
        service.onChange?("guest")
    }
}
