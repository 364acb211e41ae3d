import CorpusProbe
import Foundation
import CorpusFoundation

public let places: [Place] = [
  Place("flags", rule: "subscription_cycle", decidedBy: .program) { probe in
    let flags = FeatureFlags()
    probe.watch(flags)
    NotificationCenter.default.post(name: .configDidChange, object: nil)
  },
  Place("remote", decidedBy: .program) { probe in
    let remote = RemoteConfig()
    probe.watch(remote)
    remote.activate()
    NotificationCenter.default.post(name: .configDidChange, object: nil)
    remote.deactivate()
  },
  Place("locale", rule: "subscription_cycle", decidedBy: .program) { probe in
    let locale = LocaleCache()
    probe.watch(locale)
    locale.activate()
    NotificationCenter.default.post(name: .localeDidChange, object: nil)
    locale.deactivate()
  },
  Place("limiter", decidedBy: .program) { probe in
    let limiter = RateLimiter()
    probe.watch(limiter)
    limiter.activate()
    NotificationCenter.default.post(name: .configDidChange, object: nil)
  },
  Place("theme", rule: "subscription_cycle", decidedBy: .program) { probe in
    let preferences = Preferences()
    let controller = ThemeController(preferences: preferences)
    probe.watch(controller)
    controller.observe()
    preferences.theme = "dark"
    preferences.didChangeValue(for: \.theme)
  },
  Place("font", decidedBy: .program) { probe in
    let preferences = Preferences()
    let controller = FontController(preferences: preferences)
    probe.watch(controller)
    controller.observe()
    preferences.fontSize = 14
    preferences.didChangeValue(for: \.fontSize)
    controller.close()
  },
]
