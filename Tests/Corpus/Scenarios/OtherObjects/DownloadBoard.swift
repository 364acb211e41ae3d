import Foundation

final class Download {
    let url: String
    var onProgress: ((Double) -> Void)?
    var onFinish: ((Download) -> Void)?
    private(set) var fraction = 0.0
    init(url: String) { self.url = url }

    func advance() {
        fraction = min(1, fraction + 0.5)
        onProgress?(fraction)
        guard fraction == 1 else { return }
        let done = onFinish
        onFinish = nil
        done?(self)
    }
}

final class DownloadCell {
    var download: Download?
    var onReuse: (() -> Void)?
    private(set) var text = ""
    func show(_ fraction: Double) { text = "\(Int(fraction * 100)) %" }
}

final class DownloadBoard {
    private(set) var finished: [String] = []

    func configure(_ cell: DownloadCell, with download: Download) {
        cell.download = download
        download.onProgress = { fraction in  //@ cell
            cell.show(fraction)
        }
    }

    func configureCompact(_ cell: DownloadCell, with download: Download) {
        download.onProgress = { fraction in  //@ compact
            cell.show(fraction)
        }
    }

    func track(_ download: Download) {
        download.onFinish = { _ in  //@ track
            self.finished.append(download.url)
        }
        download.advance()
        download.advance()
    }

    func trackOthers(_ download: Download) {
        download.onFinish = { finished in  //@ others
            self.finished.append(finished.url)
        }
    }

    func watch(_ download: Download) {
        download.onProgress = { _ in  //@ watch
            print(download.url, download.fraction)
        }
        download.advance()
    }

    func prepare(_ cell: DownloadCell) {
        cell.onReuse = {  //@ reuse
            cell.show(0)
        }
        cell.onReuse?()
    }

    func chain(_ first: Download, then second: Download) {
        first.onFinish = { _ in second.advance() }  //@ chain
    }
}
