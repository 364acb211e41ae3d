extension PodcastLibrary {
  public func load() {
    store.sync { [weak self] in
      guard let self else { return }
      self.store.observe { episodes in  //@ load
        self.queue = episodes.sorted { $0.title < $1.title }
      }
    }
  }

  public func refresh() {
    store.sync { [weak self] in
      guard let self else { return }
      self.unplayed = self.store.read { episodes in  //@ unplayed
        episodes.filter { !$0.isPlayed && !self.queue.contains($0) }.count
      }
    }
  }

  public func hidePlayed() {
    store.sync { [weak self] in
      if let self {
        self.filter = { !$0.isPlayed || self.queue.contains($0) }  //@ filter
      }
    }
  }

  public func hideQueued() {
    store.sync { [weak self] in
      guard let self else { return }
      let queue = self.queue
      self.filter = { !queue.contains($0) }  //@ queued
    }
  }

  public func loadOnce() {
    store.sync { [weak self] in
      guard let self else { return }
      let token = self.store.observe { episodes in  //@ once
        self.queue = Array(episodes)
      }
      self.store.sync()
      self.store.stopObserving(token)
    }
  }
}
