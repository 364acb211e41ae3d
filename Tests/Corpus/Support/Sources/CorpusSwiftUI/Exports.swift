@_exported import CorpusCombine
@_exported import CorpusUIKit
