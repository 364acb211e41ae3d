import AVFoundation

struct Memo {
  let name: String
  let seconds: Double
}

final class MemoArchive {
  private(set) var memos: [Memo] = []
  var onStored: ((Memo) -> Void)?

  func store(_ memo: Memo) {
    memos.append(memo)
    onStored?(memo)
  }
}

final class LevelMeter {
  private let engine = AVAudioEngine()
  private(set) var peaks: [UInt32] = []

  func start() throws {
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in  //@ meter
      self.peaks.append(buffer.frameLength)
    }
    try engine.start()
  }

  func pause() { engine.stop() }
}

final class Recorder {
  private let engine = AVAudioEngine()
  private(set) var frames: UInt32 = 0

  func start() throws {
    engine.inputNode.installTap(onBus: 0, bufferSize: 4096, format: nil) { buffer, _ in  //@ record
      self.frames += buffer.frameLength
    }
    try engine.start()
  }

  func stop() {
    engine.stop()
    engine.inputNode.removeTap(onBus: 0)
  }
}

final class MemoList {
  private let archive: MemoArchive
  private(set) var titles: [String] = []

  init(archive: MemoArchive) { self.archive = archive }

  func bind() {
    archive.onStored = { memo in  //@ stored
      DispatchQueue.main.async { [weak self] in
        self?.titles.append(memo.name)
      }
    }
  }
}

final class MemoCounter {
  private let archive: MemoArchive
  private(set) var count = 0

  init(archive: MemoArchive) { self.archive = archive }

  func bind() {
    archive.onStored = { [weak self] _ in  //@ counted
      guard let self else { return }
      DispatchQueue.main.async { self.count = self.archive.memos.count }
    }
  }
}

final class Trimmer {
  private let player = AVAudioPlayerNode()
  private(set) var isDone = false

  func preview() {
    player.scheduleBuffer(AVAudioPCMBuffer()) {  //@ preview
      self.isDone = true
    }
    player.play()
  }
}

final class MemoStudio {
  private(set) var meter: LevelMeter?
  private(set) var recorder: Recorder?
  private(set) var list: MemoList?
  private(set) var counter: MemoCounter?
  private(set) var trimmer: Trimmer?

  func arm() {
    meter = LevelMeter()
    try? meter?.start()
  }

  func record() {
    recorder = Recorder()
    try? recorder?.start()
  }

  func openList() {
    let archive = MemoArchive()
    list = MemoList(archive: archive)
    list?.bind()
    archive.store(Memo(name: "Idea", seconds: 12))
  }

  func openCounter() {
    let archive = MemoArchive()
    counter = MemoCounter(archive: archive)
    counter?.bind()
    archive.store(Memo(name: "Call", seconds: 40))
  }

  func trim() {
    trimmer = Trimmer()
    trimmer?.preview()
  }

  func close() {
    meter?.pause()
    recorder?.stop()
    (meter, recorder, list, counter, trimmer) = (nil, nil, nil, nil, nil)
  }
}

final class StudioTab {
  private var studio: MemoStudio?

  func select() {
    let studio = MemoStudio()
    studio.arm()
    studio.record()
    studio.openList()
    studio.openCounter()
    studio.trim()
    self.studio = studio
  }

  func deselect() {
    studio?.close()
    studio = nil
  }
}
