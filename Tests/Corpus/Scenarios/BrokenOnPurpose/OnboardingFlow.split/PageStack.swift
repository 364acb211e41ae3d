import Foundation

final class PageStack {
    var onPage: ((Int) -> Void)?
    var onSkip: (() -> Void)?
    var onTheme: ((String) -> Void)?
    var onAnswer: ((Int, String) -> Void)?

    func show(_ page: Int) {
        onPage?(page)
        onTheme?(page % 2 == 0 ? "light" : "dark")
    }
}
