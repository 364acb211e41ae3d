import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("toast", rule: "unowned_capture", decidedBy: .program) { probe in
    let toast = ToastReminder()
    probe.watch(toast)
    toast.schedule(Reminder(title: "a", delay: .milliseconds(10)))
  },
  Place("sound", decidedBy: .program) { probe in
    let sound = SoundReminder()
    probe.watch(sound)
    sound.schedule(Reminder(title: "a", delay: .milliseconds(10)))
  },
  Place("mail", rule: "unowned_capture", decidedBy: .program) { probe in
    let mail = MailReminder()
    probe.watch(mail)
    mail.schedule(Reminder(title: "a", delay: .milliseconds(10)))
  },
  Place("badge", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let badge = BadgeReminder()
    probe.watch(badge)
    badge.schedule(Reminder(title: "a", delay: .milliseconds(10)))
    probe.wait(0.03)
  },
  Place("title", rule: "unowned_capture", decidedBy: .program) { probe in
    let list = ReminderList()
    list.add(Reminder(title: "a", delay: .milliseconds(10)))
    var style: ReminderStyle? = ReminderStyle(prefix: "- ")
    probe.watch(style!)
    let format = style!.titleFormatter()
    style = nil
    list.render(with: format)
  },
  Place("short", decidedBy: .program) { probe in
    let list = ReminderList()
    list.add(Reminder(title: "a", delay: .milliseconds(10)))
    var style: ReminderStyle? = ReminderStyle(prefix: "- ")
    probe.watch(style!)
    let format = style!.shortFormatter()
    style = nil
    list.render(with: format)
  },
]
