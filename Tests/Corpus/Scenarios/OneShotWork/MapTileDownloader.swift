import Foundation

final class MapTileDownloader: NSObject, URLSessionDataDelegate {
    private var session: URLSession?
    private var finished: ((Int) -> Void)?
    private(set) var bytes = 0
    private let configuration: URLSessionConfiguration

    init(configuration: URLSessionConfiguration = .default) {
        self.configuration = configuration
    }

    func openSession() {
        session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)  //@ opened
        session?.sessionDescription = "tiles"
    }

    func download(_ url: URL) {
        let session = URLSession(configuration: configuration, delegate: self, delegateQueue: .main)  //@ once
        session.dataTask(with: url).resume()
        session.finishTasksAndInvalidate()
    }

    func downloadQuietly(_ url: URL) {
        let session = URLSession(configuration: configuration)
        session.dataTask(with: url) { data, _, _ in  //@ quietly
            self.bytes += data?.count ?? 0
        }.resume()
        session.finishTasksAndInvalidate()
    }

    func downloadAll(_ urls: [URL]) {
        finished = { self.bytes = $0 }  //@ finished
        let session = URLSession(configuration: configuration)
        for url in urls {
            session.dataTask(with: url) { [weak self] data, _, _ in
                self?.finished?(data?.count ?? 0)
            }.resume()
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        bytes += data.count
    }
}
