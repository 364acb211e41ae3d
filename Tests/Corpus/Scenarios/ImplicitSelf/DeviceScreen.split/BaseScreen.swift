class BaseScreen {
    let radio: Radio
    private(set) var status = ""
    private(set) var redraws = 0
    init(radio: Radio) { self.radio = radio }

    func redraw() { redraws += 1 }
    func didLose() { status = "lost" }
}
