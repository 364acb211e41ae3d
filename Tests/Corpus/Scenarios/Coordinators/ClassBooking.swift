import UIKit

struct GymClass {
  let name: String
  let spots: Int
}

class Coordinator {
  let navigation: UINavigationController
  private(set) var children: [Coordinator] = []
  init(navigation: UINavigationController) { self.navigation = navigation }

  func add(_ child: Coordinator) { children.append(child) }
  func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
}

final class ClassListViewController: UIViewController {
  var onSelect: ((GymClass) -> Void)?
  func select(_ item: GymClass) { onSelect?(item) }
}

final class ClassDetailViewController: UIViewController {
  var onBook: (() -> Void)?
  func book() { onBook?() }
}

final class BookingCoordinator: Coordinator {
  var onFinish: (() -> Void)?
  private(set) var booked: GymClass?

  func start(_ item: GymClass) {
    let detail = ClassDetailViewController()
    detail.onBook = {  //@ book
      self.booked = item
      self.finish()
    }
    navigation.pushViewController(detail, animated: false)
  }

  func finish() {
    navigation.popViewController(animated: false)
    onFinish?()
  }
}

final class WaitlistCoordinator: Coordinator {
  var onFinish: (() -> Void)?
  private(set) var position = 0

  func start() { position = 3 }

  func leave() {
    let handler = onFinish
    onFinish = nil
    handler?()
  }
}

final class ScheduleCoordinator: Coordinator {
  private let list = ClassListViewController()

  func start() {
    list.onSelect = { item in  //@ select
      self.showBooking(for: item)
    }
    navigation.pushViewController(list, animated: false)
  }

  func showBooking(for item: GymClass) {
    let booking = BookingCoordinator(navigation: navigation)
    booking.onFinish = { [weak self] in  //@ bookingFinish
      self?.remove(booking)
    }
    add(booking)
    booking.start(item)
  }
}

final class MemberCoordinator: Coordinator {
  func showBooking(for item: GymClass) -> BookingCoordinator {
    let booking = BookingCoordinator(navigation: navigation)
    booking.onFinish = { [weak self, weak booking] in  //@ memberFinish
      booking.map { self?.remove($0) }
    }
    add(booking)
    booking.start(item)
    return booking
  }

  func showWaitlist() -> WaitlistCoordinator {
    let waitlist = WaitlistCoordinator(navigation: navigation)
    waitlist.onFinish = {  //@ waitlistFinish
      self.remove(waitlist)
    }
    add(waitlist)
    waitlist.start()
    return waitlist
  }
}

final class GymApp {
  let navigation = UINavigationController(rootViewController: UIViewController())

  func openSchedule() -> ScheduleCoordinator {
    let schedule = ScheduleCoordinator(navigation: navigation)
    schedule.start()
    return schedule
  }

  func bookDirectly() -> BookingCoordinator? {
    let schedule = ScheduleCoordinator(navigation: navigation)
    schedule.showBooking(for: GymClass(name: "Yoga", spots: 8))
    let booking = schedule.children.first as? BookingCoordinator
    (navigation.topViewController as? ClassDetailViewController)?.book()
    return booking
  }

  func bookAsMember() -> BookingCoordinator {
    let member = MemberCoordinator(navigation: navigation)
    let booking = member.showBooking(for: GymClass(name: "Spinning", spots: 20))
    (navigation.topViewController as? ClassDetailViewController)?.book()
    return booking
  }

  func tryWaitlist() -> WaitlistCoordinator {
    let member = MemberCoordinator(navigation: navigation)
    let waitlist = member.showWaitlist()
    waitlist.leave()
    return waitlist
  }
}
