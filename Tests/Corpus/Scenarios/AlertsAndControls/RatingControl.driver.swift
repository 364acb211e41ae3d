import CorpusProbe

public let places: [Place] = [
  Place("clearButton", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let form = ReviewForm()
    probe.watch(form)
    form.addClearButton()
  },
  Place("ratingChange", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    rating.onChange = { [weak self] in self?.showValue($0) }") { probe in
    let form = ReviewForm()
    probe.watch(form)
    form.bindRating()
  },
  Place("ratingTarget", decidedBy: .text) { probe in
    let form = ReviewForm()
    probe.watch(form)
    form.bindTarget()
  },
  Place("ratingFormat", decidedBy: .text) { probe in
    let form = ReviewForm()
    probe.watch(form)
    form.bindFormat()
  },
  Place("pooledRating", rule: "unowned_capture", decidedBy: .program) { probe in
    let pool = ControlPool()
    var review: QuickReview? = QuickReview(pool: pool)
    probe.watch(review!)
    review?.bindScore()
    review?.finish()
    review = nil
    pool.take().setValue(5)
  },
  Place("sendButton", decidedBy: .program) { probe in
    let pool = ControlPool()
    var review: QuickReview? = QuickReview(pool: pool)
    probe.watch(review!)
    review?.bindSend()
    review?.send()
    review = nil
    pool.take().setValue(5)
  },
]
