@_exported import CorpusRxSwift
@_exported import CorpusUIKit
