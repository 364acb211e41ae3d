@_exported import CorpusUIKit
