import Foundation

struct LaunchSequence {
    func run(_ flow: OnboardingFlow) {
        flow.begin()
        flow.finish()
    }

    func runWithSkip(_ flow: OnboardingFlow) {
        flow.allowSkipping()
        flow.finish()
    }
}
