import Foundation

final class AccountSync {
    let local = Reachability()
    var isPaused = false
    var name = "Ada"
}
