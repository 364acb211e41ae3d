import CorpusProbe
import Foundation

@MainActor private func upload(_ probe: Probe, _ use: (ChunkedUpload) -> Void) {
  let upload = ChunkedUpload(name: "archive", chunks: [Data(), Data()])
  probe.watch(upload)
  use(upload)
  BackgroundEvents.finish("archive")
}

public let places: [Place] = [
  Place("photoTask", decidedBy: .program) { probe in
    let photo = PhotoUpload(name: "photo", chunks: [])
    probe.watch(photo)
    photo.start()
    photo.finish()
  },
  Place("videoTask", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let video = VideoUpload(name: "video", chunks: [])
    probe.watch(video)
    video.start()
    video.resume()
    video.finish()
  },
  Place("nextChunk", decidedBy: .program) { upload($0) { $0.sendNext() } },
  Place("retry", decidedBy: .program) { upload($0) { $0.prepareRetry(); $0.runRetry() } },
  Place("restart", rule: "stored_closure_cycle", decidedBy: .text) { upload($0) { $0.prepareRestart(with: [Data()]); $0.runRestart() } },
  Place("events", decidedBy: .program) { upload($0) { $0.awaitEvents() } },
]
