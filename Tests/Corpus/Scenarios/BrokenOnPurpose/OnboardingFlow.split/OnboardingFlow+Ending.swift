import Foundation

extension OnboardingFlow {
    func finish() {
        pages.onPage = nil
    }

    func forbidSkipping() {
        pages.onSkip = nil
    }
}
