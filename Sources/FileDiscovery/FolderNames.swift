/// The names in a folder, in bytewise order; none where it cannot be read.
public func names(inFolder path: String) -> [[UInt8]] { ((try? FileSystem.names(inFolder: path).get()) ?? []).map(\.name) }
