import Foundation

struct Step<Input, Output> {
    let run: (Input) -> Output

    func then<Next>(_ next: @escaping (Output) -> Next) -> Step<Input, Next> {
        Step<Input, Next>(run: { next(run($0)) })
    }

    func applied(to input: Input) -> Step<Void, Output> {
        let output = run(input)
        return Step<Void, Output>(run: { output })
    }
}

final class ReceiptScanner {
    private var pipeline: Step<String, Int>?
    private var total: Step<Void, Int>?
    private let currency = "EUR"
    private(set) var scanned = 0

    func parse(_ line: String) -> Int {
        scanned += 1
        return Int(line) ?? 0
    }

    func prepare() {
        pipeline = Step(run: { line in String(line.dropLast(3)) })
            .then { self.parse($0) }  //@ prepare
    }

    func scan(_ line: String) -> Int {
        Step(run: { line in String(line.dropLast(3)) })
            .then { self.parse($0) }  //@ scan
            .run(line)
    }

    func prepareQuickly() {
        pipeline = Step(run: parse).then { $0 * 100 }  //@ quickly
    }

    func sum(_ line: String) {
        total = Step(run: parse).applied(to: line)  //@ sum
    }

    func check(_ line: String) -> Bool {
        let checks = Step(run: parse).then { $0 > self.scanned }  //@ check
        return checks.run(line)
    }
}
