import Combine
import Foundation

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  private var cancellables = Set<AnyCancellable>()

  func bind() {
    $query
      .filter { !$0.isEmpty }
      .sink { query in  //@ sink
        self.results = [query]
      }
      .store(in: &cancellables)
  }

  func listen() {
    NotificationCenter.default.publisher(for: .init("reload"))
      .sink { [unowned self] _ in  //@ reload
        results = []
      }
      .store(in: &cancellables)
  }

  func later(_ work: @escaping (String) -> Void) {
    Task { @MainActor in  //@ later
      try? await Task.sleep(nanoseconds: 20_000_000)
      work(self.query)
    }
  }

  func handler() -> () -> Int {
    { [unowned self] in results.count }  //@ handler
  }
}

final class SearchScreen {
  @objc func refresh() {}

  func start() {
    let timer = Timer.scheduledTimer(timeInterval: 0.02, target: self, selector: #selector(refresh), userInfo: nil, repeats: true)  //@ timer
    timer.tolerance = 1
  }
}
