import Foundation

/// What the parts of a visit know of each other: protocols alone.
protocol VisitScreen: AnyObject {
    var flow: VisitFlow? { get set }
}

protocol VisitFlow: AnyObject {
    var screen: VisitScreen? { get set }
    func next()
}

final class FormScreen: VisitScreen {
    var flow: VisitFlow?
}

final class FormFlow: VisitFlow {
    var screen: VisitScreen?  //@ form
    func next() {}
}

/// Does not keep its screen.
final class SummaryFlow: VisitFlow {
    weak var screen: VisitScreen?  //@ summary
    func next() {}
}

/// Hands its screen on.
final class PlainFlow: VisitFlow {
    private let log = VisitLog()
    var screen: VisitScreen? {  //@ plain
        get { log.last }
        set { log.last = newValue }
    }
    func next() {}
}

final class VisitLog {
    weak var last: VisitScreen?
}

protocol VisitPart: AnyObject {
    var visit: Visit? { get set }
}

final class Photo: VisitPart {
    var visit: Visit?  //@ photo
}

final class Sketch: VisitPart {
    weak var visit: Visit?  //@ sketch
}

final class Visit {
    private var photos: [VisitPart] = []

    func add(_ part: VisitPart) {
        part.visit = self
        photos.append(part)
    }

    func addPhoto() { add(Photo()) }
    func addSketch() { add(Sketch()) }
}

enum VisitFactory {
    static func form() -> VisitScreen { tie(FormScreen(), FormFlow()) }

    static func summary() -> VisitScreen { tie(FormScreen(), SummaryFlow()) }

    static func plain() -> VisitScreen { tie(FormScreen(), PlainFlow()) }

    private static func tie(_ screen: VisitScreen, _ flow: VisitFlow) -> VisitScreen {
        screen.flow = flow
        flow.screen = screen
        return screen
    }
}
