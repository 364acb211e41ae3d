import Foundation

final class TileCache {
    private let center = NotificationCenter.default
    private var tiles: [String: Data] = [:]
    private var memoryToken: NSObjectProtocol?
    private var regionToken: NSObjectProtocol?
    private var zoomTokens: [NSObjectProtocol] = []
    private var styleTokens: [NSObjectProtocol] = []

    func watchMemory() {
        memoryToken = center.addObserver(forName: .init("memory"), object: nil, queue: nil) { _ in  //@ memory
            self.tiles.removeAll()
        }
    }

    func watchRegion() {
        regionToken = center.addObserver(forName: .init("region"), object: nil, queue: nil) { _ in  //@ region
            self.tiles["region"] = nil
        }
    }

    func watchZoom() {
        for level in 0..<2 {
            zoomTokens.append(center.addObserver(forName: .init("zoom\(level)"), object: nil, queue: nil) { _ in  //@ zoom
                self.tiles["\(level)"] = nil
            })
        }
    }

    func watchStyle() {
        styleTokens.append(center.addObserver(forName: .init("style"), object: nil, queue: nil) { _ in  //@ style
            self.tiles["style"] = nil
        })
    }

    func shutDown() {
        if let memoryToken = memoryToken { center.removeObserver(memoryToken) }
        center.removeObserver(self)
        zoomTokens.forEach(center.removeObserver)
        styleTokens.removeAll()
    }
}

final class MapView {
    private let cache: TileCache
    init(cache: TileCache) { self.cache = cache }

    func close() {
        cache.shutDown()
    }
}
