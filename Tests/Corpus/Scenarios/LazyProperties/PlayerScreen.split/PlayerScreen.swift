final class PlayerScreen {
    var title = "Blue in Green"
    private(set) var position: Float = 0
    private(set) var isReady = false

    lazy var slider: Slider = {
        let slider = Slider()
        slider.onChange = { value in  //@ slider
            self.position = value
        }
        return slider
    }()

    lazy var volume: Slider = {
        let slider = Slider()
        slider.value = self.position
        slider.onChange = { [title] value in  //@ volume
            print(title, value)
        }
        return slider
    }()

    lazy var artwork: ArtworkView = {
        let view = ArtworkView()
        view.title = title
        view.onLoad = {  //@ artwork
            self.isReady = true
        }
        view.load()
        return view
    }()

    lazy var balance = makeSlider { value in  //@ balance
        self.position = value / 2
    }

    lazy var queue = PlayQueue(player: self)  //@ queue

    lazy var history = PlayHistory(player: self)  //@ history
}
