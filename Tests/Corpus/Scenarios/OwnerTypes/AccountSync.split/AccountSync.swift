import Foundation

final class AccountSync {
    var isPaused = false
    var name = "Ada"
}
