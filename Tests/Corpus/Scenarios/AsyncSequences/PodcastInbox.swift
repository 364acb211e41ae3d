import Foundation

struct Episode: Sendable {
  let title: String
  let minutes: Int
}

final class PodcastFeed {
  let episodes: AsyncStream<Episode>
  private let continuation: AsyncStream<Episode>.Continuation

  init() {
    var made: AsyncStream<Episode>.Continuation!
    episodes = AsyncStream { made = $0 }
    continuation = made
  }

  func publish(_ episode: Episode) { continuation.yield(episode) }
  func close() { continuation.finish() }
}

final class FeedRefresher {
  private var task: Task<Void, Never>?
  private var round = 0

  func start() {
    task = Task {  //@ refreshLoop
      while !Task.isCancelled {
        await self.refresh()
        try? await Task.sleep(nanoseconds: 10_000_000)
      }
    }
  }

  private func refresh() async { round += 1 }

  deinit { task?.cancel() }
}

final class InboxModel {
  private let feed = PodcastFeed()
  private var task: Task<Void, Never>?
  private(set) var episodes: [Episode] = []

  func listen() {
    let stream = feed.episodes
    task = Task { [weak self] in  //@ inbox
      for await episode in stream {
        self?.episodes.append(episode)
      }
    }
    feed.publish(Episode(title: "Pilot", minutes: 31))
  }

  deinit { task?.cancel() }
}

final class NowPlayingModel {
  private let feed = PodcastFeed()
  private var task: Task<Void, Never>?
  private(set) var current = ""

  func follow() {
    task = Task { [weak self] in  //@ nowPlaying
      guard let self else { return }
      for await episode in self.feed.episodes {
        self.current = episode.title
      }
    }
    feed.publish(Episode(title: "Teaser", minutes: 2))
  }

  deinit { task?.cancel() }
}

final class DownloadModel {
  private let feed = PodcastFeed()
  private var task: Task<Void, Never>?
  private(set) var minutes = 0

  func collect() {
    task = Task {  //@ downloads
      for await episode in self.feed.episodes {
        self.minutes += episode.minutes
      }
    }
    feed.publish(Episode(title: "Pilot", minutes: 31))
  }

  func finish() { feed.close() }
}

final class ShowNotesModel {
  private(set) var notes = ""

  func load() {
    Task {  //@ notes
      let text = await self.fetch()
      self.notes = text
    }
  }

  private func fetch() async -> String {
    try? await Task.sleep(nanoseconds: 10_000_000)
    return "Links"
  }
}

final class PodcastScene {
  private(set) var refresher: FeedRefresher?
  private(set) var inbox: InboxModel?
  private(set) var playing: NowPlayingModel?
  private(set) var downloads: DownloadModel?
  private(set) var notes: ShowNotesModel?

  func showLibrary() {
    refresher = FeedRefresher()
    refresher?.start()
  }

  func showInbox() {
    inbox = InboxModel()
    inbox?.listen()
  }

  func showPlayer() {
    playing = NowPlayingModel()
    playing?.follow()
  }

  func showDownloads() {
    downloads = DownloadModel()
    downloads?.collect()
  }

  func showNotes() {
    notes = ShowNotesModel()
    notes?.load()
  }

  func disappear() {
    downloads?.finish()
    refresher = nil
    inbox = nil
    playing = nil
    downloads = nil
    notes = nil
  }
}
