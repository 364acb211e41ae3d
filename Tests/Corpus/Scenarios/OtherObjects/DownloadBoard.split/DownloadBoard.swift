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
