import Foundation

final class TokenBucket {
  private(set) var tokens: Int
  private let capacity: Int
  private var waiters: [() -> Void] = []
  var onEmpty: (() -> Void)?

  init(capacity: Int) { (self.capacity, tokens) = (capacity, capacity) }

  func take(_ work: @escaping () -> Void) {
    guard tokens > 0 else {
      waiters.append(work)
      onEmpty?()
      return
    }
    tokens -= 1
    work()
  }

  func refill() {
    tokens = capacity
    let ready = waiters
    waiters = []
    ready.forEach(take)
  }
}

final class Debouncer<Value> {
  private let delay: Double
  private var pending: DispatchWorkItem?
  var action: ((Value) -> Void)?

  init(delay: Double) { self.delay = delay }

  func send(_ value: Value) {
    pending?.cancel()
    let work = DispatchWorkItem { [weak self] in  //@ debounce
      self?.action?(value)
    }
    pending = work
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
  }
}

final class SearchRequester {
  private let debouncer = Debouncer<String>(delay: 0.005)
  private(set) var sent: [String] = []

  func start() {
    debouncer.action = { text in  //@ search
      self.sent.append(text)
    }
  }
  func type(_ text: String) { debouncer.send(text) }
}

final class UploadRequester {
  private let bucket: TokenBucket
  private(set) var uploaded = 0
  init(bucket: TokenBucket) { self.bucket = bucket }

  func upload() {
    for _ in 0..<3 {
      bucket.take {  //@ uploads
        self.uploaded += 1
      }
    }
  }
}

final class PollRequester {
  private let bucket: TokenBucket
  private(set) var polls = 0
  init(bucket: TokenBucket) { self.bucket = bucket }

  func poll() {
    for _ in 0..<3 {
      bucket.take { [unowned self] in  //@ poll
        self.polls += 1
      }
    }
  }
}

final class AdaptiveLimiter {
  private var bucket = TokenBucket(capacity: 1)
  var current: TokenBucket { bucket }

  func adapt() {
    let bucket = TokenBucket(capacity: 4)
    bucket.onEmpty = {  //@ refill
      DispatchQueue.main.async { bucket.refill() }
    }
    self.bucket = bucket
  }
  func request() { bucket.take {} }
}

final class StrictLimiter {
  private var bucket = TokenBucket(capacity: 1)
  private(set) var rejected = 0
  var current: TokenBucket { bucket }

  func adapt() {
    let bucket = TokenBucket(capacity: 1)
    bucket.onEmpty = { [weak self, weak bucket] in  //@ strict
      self?.rejected += 1
      DispatchQueue.main.async { bucket?.refill() }
    }
    self.bucket = bucket
  }
  func request() { bucket.take {} }
}

final class APIGateway {
  let bucket = TokenBucket(capacity: 2)
  private(set) var search: SearchRequester?
  private(set) var uploads: UploadRequester?
  private(set) var polls: PollRequester?

  func searching() {
    search = SearchRequester()
    search?.start()
    search?.type("swi")
    search?.type("swift")
  }
  func uploading() {
    uploads = UploadRequester(bucket: bucket)
    uploads?.upload()
  }
  func polling() {
    polls = PollRequester(bucket: bucket)
    polls?.poll()
  }
  func shutDown() {
    (search, uploads, polls) = (nil, nil, nil)
    bucket.refill()
    bucket.refill()
  }
}
