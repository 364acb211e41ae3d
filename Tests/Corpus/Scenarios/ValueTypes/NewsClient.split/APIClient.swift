import Foundation

struct APIClient {
  var fetch: (String) async throws -> String
  var cancel: () -> Void = {}

  static func live(base: String) -> APIClient {
    APIClient(fetch: { "\(base)/\($0)" })
  }

  static let empty = APIClient(fetch: { _ in "" })
}
