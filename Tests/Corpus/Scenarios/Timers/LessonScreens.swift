import UIKit

class LessonViewController: UIViewController {
    let progressView = UIProgressView()
    var seconds = 0
    var lessonTimer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(progressView)
    }

    func count() {
        seconds += 1
        progressView.setProgress(Float(seconds) / 60, animated: true)
    }
}

final class QuizViewController: LessonViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        lessonTimer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in  //@ quiz
            self.count()
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        lessonTimer?.invalidate()
    }
}

final class VideoLessonViewController: LessonViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        lessonTimer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in  //@ video
            self.count()
        }
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        lessonTimer?.invalidate()
    }
}

final class FlashCardViewController: LessonViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        lessonTimer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] timer in  //@ card
            self?.count()
            if self == nil { timer.invalidate() }
        }
    }
}

final class ExamViewController: LessonViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        lessonTimer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [progressView] _ in  //@ exam
            progressView.progress += 0.01
            self.seconds += 1
        }
    }

    deinit { lessonTimer?.invalidate() }
}
