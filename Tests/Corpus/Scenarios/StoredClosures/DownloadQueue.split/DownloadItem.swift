import Foundation

struct DownloadItem {
  let url: String
  var bytes = 0
  var completion: ((Int) -> Void)?
}
