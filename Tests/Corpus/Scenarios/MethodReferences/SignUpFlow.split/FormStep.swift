struct FormStep {
    let title: String
    let validate: (String) -> Bool
    var onSkip: (() -> Void)?
}
