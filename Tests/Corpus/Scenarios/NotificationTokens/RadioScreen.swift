import UIKit

final class RadioScreen: UIViewController {
    private let stationLabel = UILabel()
    private var resignToken: NSObjectProtocol?
    private var stationToken: NSObjectProtocol?
    private var tokens: [NSObjectProtocol] = []
    private var isMuted = false

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(mute), name: UIApplication.willResignActiveNotification, object: nil)  //@ mute
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        stationToken = NotificationCenter.default.addObserver(forName: .init("station"), object: nil, queue: .main) { note in  //@ station
            self.stationLabel.text = note.userInfo?["name"] as? String
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stationToken.map(NotificationCenter.default.removeObserver(_:))
        stationToken = nil
    }

    func keepInBackground() {
        tokens.append(
            NotificationCenter.default.addObserver(
                forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
            ) { _ in  //@ background
                self.isMuted = false
            })
    }

    func dimInForeground() {
        resignToken = NotificationCenter.default.addObserver(
            forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
        ) { [label = stationLabel] _ in  //@ foreground
            label.text = "…"
        }
    }

    @objc func mute() { isMuted = true }

    deinit {
        tokens.forEach { NotificationCenter.default.removeObserver($0) }
        if let resignToken { NotificationCenter.default.removeObserver(resignToken) }
    }
}
