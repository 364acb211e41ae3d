import Foundation

struct Download { let name: String; var progress = 0.0 }
