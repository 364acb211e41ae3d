import Dispatch

enum SourceRegistry {
    nonisolated(unsafe) private static var sources: [DispatchSourceProtocol] = []

    static func keep(_ source: DispatchSourceProtocol) {
        sources.append(source)
        source.resume()
    }
}
