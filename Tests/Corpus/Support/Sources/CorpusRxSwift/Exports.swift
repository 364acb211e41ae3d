@_exported import CorpusFoundation
