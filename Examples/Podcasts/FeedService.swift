import Foundation

struct Podcast: Hashable {
  let id: UUID
  let title: String
  let feedURL: URL
  let artworkURL: URL?
}

struct Episode: Hashable {
  let id: UUID
  let title: String
  let published: Date
  let audioURL: URL
  let duration: TimeInterval
}

enum FeedError: Error {
  case noData
  case malformed(line: Int)
}

/// Turns the entries of a feed into episodes.
struct FeedParser {
  var dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
  var transforms: [(String) -> String] = []

  mutating func trimTitles() {
    transforms.append { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  func episodes(in entries: [[String: String]]) -> [Episode] {
    let formatter = DateFormatter()
    formatter.dateFormat = dateFormat
    return entries.compactMap { entry in
      guard let address = entry["enclosure"], let url = URL(string: address) else { return nil }
      let title = transforms.reduce(entry["title"] ?? "") { text, transform in transform(text) }
      let date = entry["pubDate"].flatMap { formatter.date(from: $0) }
      return Episode(
        id: UUID(), title: title, published: date ?? .distantPast, audioURL: url,
        duration: entry["duration"].flatMap(TimeInterval.init) ?? 0)
    }
  }
}

final class FeedService {
  private let session: URLSession
  private let decoder = PropertyListDecoder()
  private let workQueue = DispatchQueue(label: "feeds")
  private var parser = FeedParser()
  private var recent: [URL: [Episode]] = [:]

  init(session: URLSession = .shared) {
    self.session = session
    parser.trimTitles()
  }

  func episodes(of podcast: Podcast, completion: @escaping (Result<[Episode], Error>) -> Void) {
    if let known = recent[podcast.feedURL] {
      completion(.success(known))
      return
    }
    session.dataTask(with: podcast.feedURL) { data, _, error in
      guard let data else {
        completion(.failure(error ?? FeedError.noData))
        return
      }
      self.workQueue.async {
        let result = Result { try self.decoder.decode([[String: String]].self, from: data) }
          .map { self.parser.episodes(in: $0) }
        DispatchQueue.main.async {
          self.recent[podcast.feedURL] = try? result.get()
          completion(result)
        }
      }
    }.resume()
  }

  func episodes(of podcast: Podcast) async throws -> [Episode] {
    try await withCheckedThrowingContinuation { continuation in
      episodes(of: podcast) { continuation.resume(with: $0) }
    }
  }
}
