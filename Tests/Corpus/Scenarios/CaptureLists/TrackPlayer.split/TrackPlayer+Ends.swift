extension TrackPlayer {
  func rewindAtEnd() {
    unit.onEnd = { [unit] in unit.rewind() }  //@ rewind
    unit.play()
  }

  func loopAtEnd() {
    unit.onEnd = { [weak unit = self.unit] in  //@ loop
      unit?.rewind()
    }
    unit.play()
  }

  func reportEnd() {
    unit.onEnd = { [delegate = self.delegate, title] in  //@ report
      delegate?.trackDidEnd(title)
    }
  }

  func reportEndOnce() {
    unit.onEnd = { [weak delegate = self.delegate, title] in  //@ single
      delegate?.trackDidEnd(title)
    }
  }

  func printTitle() {
    unit.onEnd = { [title = self.title] in  //@ title
      print("end of", title)
    }
    unit.play()
  }

  func crossfade(into next: AudioUnit) {
    unit.onEnd = { [next, title = title.uppercased()] in  //@ next
      next.rewind()
      print(title)
    }
  }
}
