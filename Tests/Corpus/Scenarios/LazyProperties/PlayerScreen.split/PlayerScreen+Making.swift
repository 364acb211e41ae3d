extension PlayerScreen {
    func makeSlider(_ change: @escaping (Float) -> Void) -> Slider {
        let slider = Slider()
        slider.onChange = change
        return slider
    }
}
