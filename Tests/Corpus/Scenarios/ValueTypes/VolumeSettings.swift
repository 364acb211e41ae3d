import Foundation

@propertyWrapper
struct Observed<Value> {
    var wrappedValue: Value {
        didSet { onChange?(wrappedValue) }
    }
    var onChange: ((Value) -> Void)?

    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    var projectedValue: Observed<Value> {
        get { self }
        set { self = newValue }
    }
}

indirect enum Effect {
    case none
    case callback((Int) -> Void)
    case sequence(Effect, Effect)

    func apply(_ value: Int) {
        switch self {
        case .none: break
        case .callback(let body): body(value)
        case .sequence(let first, let second):
            first.apply(value)
            second.apply(value)
        }
    }
}

final class VolumeSettings {
    @Observed private var level = 5
    @Observed private var balance = 0
    private var effect = Effect.none
    private(set) var log: [Int] = []

    func trackLevel() {
        $level.onChange = { self.log.append($0) }  //@ level
        level = 6
    }

    func trackBalance() {
        var observed = $balance
        observed.onChange = { self.log.append($0) }  //@ balance
        observed.wrappedValue = 1
        balance = observed.wrappedValue
    }

    func addEcho() {
        effect = .sequence(effect, .callback { self.log.append($0) })  //@ echo
        effect.apply(level)
    }

    func tryEcho() {
        let trial = Effect.sequence(effect, .callback { self.log.append($0) })  //@ trial
        trial.apply(level)
    }
}
