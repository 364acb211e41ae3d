import Foundation

struct Article {
  let id: Int
  let date: Date
}
