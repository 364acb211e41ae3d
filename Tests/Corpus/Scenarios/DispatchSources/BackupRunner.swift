import Foundation

struct BackupFile {
  let path: String
  let bytes: Int
}

final class CopyOperation: Operation, @unchecked Sendable {
  let file: BackupFile
  private(set) var copied = 0
  init(_ file: BackupFile) { self.file = file }
  override func main() { copied = file.bytes }
}

final class Scheduler {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private var runs = 0

  func start() {
    source.setEventHandler {  //@ schedule
      self.runs += 1
    }
    source.schedule(deadline: .now() + 0.005, repeating: 0.01)
    source.resume()
  }
  deinit { source.cancel() }
}

final class SpeedMeter {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private var samples: [Int] = []

  func start() {
    source.setEventHandler {  //@ speed
      self.samples.append(self.samples.count)
    }
    source.schedule(deadline: .now() + 0.005, repeating: 0.01)
    source.resume()
  }
  func stop() { source.cancel() }
}

final class CopyQueue {
  private let queue = OperationQueue()
  private(set) var finished = 0

  func copy(_ files: [BackupFile]) {
    for file in files {
      let operation = CopyOperation(file)
      operation.completionBlock = {  //@ copy
        self.finished += 1
      }
      queue.addOperation(operation)
    }
  }
}

final class Archive {
  private(set) var chunks: [Data] = []
  var onChunk: ((Int) -> Void)?
  func append(_ data: Data) {
    chunks.append(data)
    onChunk?(chunks.count)
  }
}

final class Progress {
  private(set) var fraction = 0.0
  func update(_ done: Int, of total: Int) { fraction = Double(done) / Double(max(1, total)) }
}

final class ArchiveWriter {
  private(set) var archive = Archive()
  private let progress = Progress()

  func begin(total: Int) {
    let archive = self.archive
    archive.onChunk = { [progress] count in  //@ chunk
      progress.update(count, of: total)
      if count == total { archive.append(Data()) }
    }
    archive.append(Data([1, 2, 3]))
  }
}

final class ArchiveReader {
  private(set) var archive = Archive()
  private let progress = Progress()

  func begin(total: Int) {
    archive.onChunk = { [progress] count in  //@ read
      progress.update(count, of: total)
    }
    archive.append(Data([4, 5, 6]))
  }
}

final class BackupRunner {
  private(set) var scheduler: Scheduler?
  private(set) var speed: SpeedMeter?
  private(set) var queue: CopyQueue?
  private(set) var writer: ArchiveWriter?
  private(set) var reader: ArchiveReader?

  func begin() {
    scheduler = Scheduler()
    scheduler?.start()
    speed = SpeedMeter()
    speed?.start()
    queue = CopyQueue()
    queue?.copy([BackupFile(path: "/a", bytes: 10), BackupFile(path: "/b", bytes: 20)])
    writer = ArchiveWriter()
    writer?.begin(total: 4)
    reader = ArchiveReader()
    reader?.begin(total: 4)
  }

  func end() {
    speed?.stop()
    (scheduler, speed, queue, writer, reader) = (nil, nil, nil, nil, nil)
  }
}
