import Foundation

final class AvatarStore {
    static let shared = AvatarStore()
    private static var prefetches: [String: (Data) -> Void] = [:]

    private var images: [String: Data] = [:]
    private var pending: [String: (Data) -> Void] = [:]
    private var observers: [(Data) -> Void] = []

    func fetch(_ user: String, completion: @escaping (Data) -> Void) {
        if let image = images[user] { return completion(image) }
        pending[user] = completion
        DispatchQueue.main.async { self.store(Data(user.utf8), for: user) }
    }

    func fetchAndFollow(_ user: String, completion: @escaping (Data) -> Void) {
        observers.append(completion)
        fetch(user) { completion($0) }
    }

    static func prefetch(_ user: String, completion: @escaping (Data) -> Void) {
        prefetches[user] = completion
        shared.fetch(user) { prefetches[user]?($0) }
    }

    private func store(_ image: Data, for user: String) {
        images[user] = image
        observers.forEach { $0(image) }
        pending[user]?(image)
        pending[user] = nil
    }
}

final class AvatarView {
    private(set) var image = Data()

    func load(_ user: String) {
        AvatarStore.shared.fetch(user) { image in  //@ load
            self.image = image
        }
    }

    func follow(_ user: String) {
        AvatarStore.shared.fetchAndFollow(user) { image in  //@ follow
            self.image = image
        }
    }

    func prefetch(_ user: String) {
        AvatarStore.prefetch(user) { image in  //@ prefetch
            self.image = image
        }
    }

    func loadPrivately(_ user: String) {
        AvatarStore().fetchAndFollow(user) { image in  //@ privately
            self.image = image
        }
    }
}
