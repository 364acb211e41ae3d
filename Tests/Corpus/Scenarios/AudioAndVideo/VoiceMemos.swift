import AVFoundation
import UIKit

protocol MemoCellDelegate: AnyObject {
  func memoCellDidTapPlay(_ cell: MemoCell)
}

final class MemoCell: UIView {
  var delegate: MemoCellDelegate?  //@ cellDelegate
  let playButton = UIButton()
}

final class LevelMeter {
  private(set) var peaks: [UInt32] = []
  func append(_ value: UInt32) { peaks.append(value) }
}

final class MemoRecorder {
  private let engine = AVAudioEngine()
  private let meter = LevelMeter()
  private(set) var frames: UInt32 = 0
  private(set) var isRecording = false

  func record() throws {
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in  //@ tap
      self.frames += buffer.frameLength
    }
    isRecording = true
    try engine.start()
  }

  func monitor() throws {
    engine.inputNode.installTap(onBus: 1, bufferSize: 1024, format: nil) { [meter] buffer, _ in  //@ meter
      meter.append(buffer.frameLength)
    }
    try engine.start()
  }

  func stop() {
    engine.inputNode.removeTap(onBus: 0)
    engine.stop()
    isRecording = false
  }
}

final class Dictation {
  private let engine = AVAudioEngine()
  private var heard = 0

  func listen() {
    engine.inputNode.installTap(onBus: 0, bufferSize: 512, format: nil) { buffer, _ in  //@ dictate
      self.heard += Int(buffer.frameLength)
    }
    try? engine.start()
  }

  func pause() { engine.stop() }
}

final class MemoListController: UIViewController, AVAudioPlayerDelegate {
  private var player: AVAudioPlayer?
  private let cell = MemoCell()
  private(set) var playing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(cell)
  }

  func bindCell() {
    cell.delegate = self
  }

  func play(_ data: Data) {
    player = try? AVAudioPlayer(data: data)
    player?.delegate = self  //@ player
    playing = player?.play() ?? false
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    playing = false
  }
}

extension MemoListController: MemoCellDelegate {
  func memoCellDidTapPlay(_ cell: MemoCell) { play(Data()) }
}

final class MemoSession {
  let recorder = MemoRecorder()
  let dictation = Dictation()

  func browse() {
    let list = MemoListController()
    list.loadViewIfNeeded()
    list.bindCell()
    list.play(Data())
  }

  func takeMemo() throws {
    try recorder.record()
    recorder.stop()
  }

  func dictate() {
    dictation.listen()
    dictation.pause()
  }
}
