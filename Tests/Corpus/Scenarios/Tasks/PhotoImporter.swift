import Foundation

final class PhotoLibrary: @unchecked Sendable {
  var onGrant: ((Bool) -> Void)?
  private var pending: ((Bool) -> Void)?

  func request(_ reply: @escaping (Bool) -> Void) {
    pending = reply
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
      self.pending?(true)
      self.pending = nil
    }
  }

  func prompt() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { self.onGrant?(true) }
  }
}

final class PhotoImporter: @unchecked Sendable {
  private let library = PhotoLibrary()
  private var isGranted = false
  private var names: [String] = []

  func authorize() async -> Bool {
    await withCheckedContinuation { continuation in
      library.onGrant = { granted in  //@ authorize
        guard !self.isGranted else { return }
        self.isGranted = granted
        continuation.resume(returning: granted)
      }
      library.prompt()
    }
  }

  func requestOnce() async -> Bool {
    await withCheckedContinuation { continuation in
      library.request { granted in  //@ once
        self.isGranted = granted
        continuation.resume(returning: granted)
      }
    }
  }

  func load(_ files: [String]) async {
    await withTaskGroup(of: String.self) { group in
      for file in files {
        group.addTask {  //@ decode
          await self.decode(file)
        }
      }
      for await name in group { names.append(name) }
    }
  }

  private func decode(_ file: String) async -> String { file.lowercased() }
}
