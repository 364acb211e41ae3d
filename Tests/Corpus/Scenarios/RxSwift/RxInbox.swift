import Foundation
import RxSwift

struct Mail: Equatable {
  let id: Int
  let subject: String
}

final class MailService {
  let incoming = PublishSubject<Mail>()
  let unread = BehaviorRelay<Int>(value: 0)

  func fetch() -> Observable<[Mail]> {
    Observable.create { observer in
      observer.onNext([Mail(id: 1, subject: "Hi")])
      observer.onCompleted()
      return Disposables.create()
    }
  }
}

class InboxModel {
  let service: MailService
  let bag = DisposeBag()
  var mails: [Mail] = []
  init(service: MailService) { self.service = service }
}

final class LiveInbox: InboxModel {
  func start() {
    service.incoming
      .subscribe(onNext: { mail in //@ live
        self.mails.append(mail)
      })
      .disposed(by: bag)
  }

  func reload() {
    service.fetch()
      .subscribe(onNext: { mails in //@ reload
        self.mails = mails
      })
      .disposed(by: bag)
  }
}

final class FilteredInbox: InboxModel {
  private var blocked: Set<Int> = []

  func start() {
    service.incoming
      .filter { !self.blocked.contains($0.id) } //@ blocked
      .subscribe(with: self, onNext: { $0.mails.append($1) })
      .disposed(by: bag)
  }

  func startCounting() {
    service.incoming
      .map { $0.subject.count }
      .subscribe(with: self, onNext: { inbox, count in //@ counting
        inbox.blocked.insert(count)
      })
      .disposed(by: bag)
  }
}

final class SnoozedInbox: InboxModel {
  private var pauseBag = DisposeBag()

  func start() {
    service.incoming
      .subscribe(onNext: { mail in //@ snooze
        self.mails.removeAll { $0 == mail }
      })
      .disposed(by: bag)
  }

  func stop() { pauseBag = DisposeBag() }
}

final class BadgeModel {
  private let service: MailService
  private var bag = DisposeBag()
  private(set) var text = ""

  init(service: MailService) { self.service = service }

  func start() {
    service.unread
      .subscribe(onNext: { count in //@ badge
        self.text = "\(count)"
      })
      .disposed(by: bag)
  }

  func stop() { bag = DisposeBag() }
}

final class FirstMailHint {
  private(set) var isShown = false
  private let bag = DisposeBag()

  func arm(_ service: MailService) {
    _ = service.incoming
      .subscribe(onNext: { _ in //@ hint
        self.isShown = true
      })
  }
}

final class MailApp {
  let service = MailService()
  private(set) var live: LiveInbox?
  private(set) var filtered: FilteredInbox?
  private(set) var snoozed: SnoozedInbox?
  private(set) var badge: BadgeModel?
  private(set) var hint: FirstMailHint?

  func openLive() {
    live = LiveInbox(service: service)
    live?.reload()
    live?.start()
  }

  func openCached() {
    live = LiveInbox(service: service)
    live?.reload()
  }

  func openFiltered() {
    filtered = FilteredInbox(service: service)
    filtered?.start()
  }

  func openCounting() {
    filtered = FilteredInbox(service: service)
    filtered?.startCounting()
  }

  func openSnoozed() {
    snoozed = SnoozedInbox(service: service)
    snoozed?.start()
  }

  func openBar() {
    badge = BadgeModel(service: service)
    badge?.start()
    hint = FirstMailHint()
    hint?.arm(service)
    service.incoming.onNext(Mail(id: 2, subject: "News"))
  }

  func close() {
    badge?.stop()
    snoozed?.stop()
    snoozed = nil
    live = nil
    filtered = nil
    badge = nil
    hint = nil
  }
}
