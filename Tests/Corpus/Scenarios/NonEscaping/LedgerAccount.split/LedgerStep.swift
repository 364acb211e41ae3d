typealias LedgerStep = (inout Int) -> Void
