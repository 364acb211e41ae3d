import Foundation

enum LogoutHooks {
    static var hooks: [String: () -> Void] = [:]
    static func run() { hooks.values.forEach { $0() } }
}
