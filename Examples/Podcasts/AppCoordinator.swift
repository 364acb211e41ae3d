import UIKit

final class AppCoordinator {
  private let window: UIWindow
  private let navigation = UINavigationController()
  private let feeds = FeedService()
  private let artwork = ArtworkLoader(size: CGSize(width: 300, height: 300))
  private var played: [Episode] = []

  init(window: UIWindow) {
    self.window = window
  }

  func start(with podcasts: [Podcast]) {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    artwork.preload(podcasts)
    podcasts.prefix(1).forEach { show($0) }
  }

  private func show(_ podcast: Podcast) {
    let list = EpisodeListViewController(podcast: podcast, feeds: feeds, artwork: artwork)
    list.onSelect = { [weak self] episode in
      self?.play(episode)
    }
    navigation.pushViewController(list, animated: true)
  }

  private func play(_ episode: Episode) {
    let player = PlayerViewController(viewModel: PlayerViewModel(episode: episode))
    player.onClose = {
      player.dismiss(animated: true)
    }
    navigation.present(player, animated: true) {
      self.played.append(episode)
    }
  }

  func confirmClearingHistory() {
    let alert = UIAlertController(title: "Clear history?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Clear", style: .destructive) { [weak self] _ in
        self?.played.removeAll()
      })
    navigation.present(alert, animated: true)
  }

  func refreshAll(_ podcasts: [Podcast]) {
    Task { [feeds] in
      await withTaskGroup(of: Void.self) { group in
        for podcast in podcasts {
          group.addTask { _ = try? await feeds.episodes(of: podcast) }
        }
      }
    }
  }
}
