import Foundation

final class ParseOperation: Operation, @unchecked Sendable {
  var data: [UInt8] = []
  private(set) var titles: [String] = []
  var onTitles: (() -> Void)?

  override func main() {
    titles = data.map { "Item \($0)" }
    onTitles?()
  }
}

final class FeedPipeline {
  private let queue = OperationQueue()
  private var titles: [String] = []

  func load(_ data: [UInt8]) -> ParseOperation {
    let parse = ParseOperation()
    let fetch = BlockOperation {  //@ fetch
      parse.data = data
    }
    parse.addDependency(fetch)
    queue.addOperations([fetch, parse], waitUntilFinished: true)
    return parse
  }

  func loadLater(_ data: [UInt8]) -> ParseOperation {
    let parse = ParseOperation()
    let fetch = BlockOperation { [unowned parse] in  //@ later
      parse.data = data
    }
    parse.addDependency(fetch)
    queue.addOperations([fetch, parse], waitUntilFinished: true)
    return parse
  }

  func parse(_ data: [UInt8]) -> ParseOperation {
    let parse = ParseOperation()
    parse.data = data
    parse.onTitles = {  //@ parsed
      self.titles = parse.titles
    }
    queue.addOperation(parse)
    return parse
  }

  func parseQuietly(_ data: [UInt8]) -> ParseOperation {
    let parse = ParseOperation()
    parse.data = data
    parse.onTitles = { [unowned parse] in  //@ quiet
      self.titles = parse.titles
    }
    queue.addOperation(parse)
    return parse
  }
}
