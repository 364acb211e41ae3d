final class SignUpCoordinator {
    private(set) var screens: [SignUpScreen] = []

    @discardableResult
    func show() -> SignUpScreen {
        let screen = SignUpScreen()
        screen.coordinator = self
        screens.append(screen)
        return screen
    }

    func finish() { screens.removeAll() }
}
