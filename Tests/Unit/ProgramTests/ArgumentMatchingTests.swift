import Facts
import Testing

@testable import Program

/// Calls are matched as the compiler does; each expectation was seen to compile that way with Swift 6.3.
@Suite struct ArgumentMatchingTests {
  private func parameter(_ label: UInt32?, default hasDefault: Bool = false, variadic: Bool = false, closure: Bool = false) -> ParameterShape {
    ParameterShape(label: label.map { Name(index: $0) }, hasDefault: hasDefault, isVariadic: variadic, acceptsClosure: closure)
  }
  private func argument(_ label: UInt32?, _ kind: Argument.Kind = .plain) -> ArgumentShape {
    ArgumentShape(label: label.map { Name(index: $0) }, kind: kind)
  }

  @Test func labelsAndDefaults() {
    let parameters = [parameter(nil), parameter(1, default: true), parameter(2)]
    #expect(ArgumentMatching.match([argument(nil), argument(2)], to: parameters) == [0, 2])
    #expect(ArgumentMatching.match([argument(nil), argument(1), argument(2)], to: parameters) == [0, 1, 2])
    #expect(ArgumentMatching.match([argument(nil)], to: parameters) == nil)
    #expect(ArgumentMatching.match([argument(2), argument(nil)], to: parameters) == nil)
  }

  @Test func variadics() {
    let parameters = [parameter(nil, variadic: true), parameter(1)]
    #expect(ArgumentMatching.match([argument(nil), argument(nil), argument(1)], to: parameters) == [0, 0, 1])
    #expect(ArgumentMatching.match([argument(1)], to: parameters) == [1])
  }

  @Test func trailingClosures() {
    // func animate(_ d: Double, delay: Double = 0, animations: () -> Void, completion: (() -> Void)? = nil)
    let parameters = [
      parameter(nil), parameter(1, default: true), parameter(2, closure: true), parameter(3, default: true, closure: true),
    ]
    #expect(ArgumentMatching.match([argument(nil), argument(nil, .trailingClosure)], to: parameters) == [0, 2])
    #expect(
      ArgumentMatching.match(
        [argument(nil), argument(nil, .trailingClosure), argument(3, .labeledTrailingClosure)], to: parameters) == [0, 2, 3])
    #expect(ArgumentMatching.match([argument(nil), argument(2), argument(nil, .trailingClosure)], to: parameters) == [0, 2, 3])
  }

  @Test func aDefaultedClosureIsSkippedForARequiredOne() {
    // func sink(completion: (() -> Void)? = nil, value: () -> Void); sink { }
    let parameters = [parameter(1, default: true, closure: true), parameter(2, closure: true)]
    #expect(ArgumentMatching.match([argument(nil, .trailingClosure)], to: parameters) == [1])
  }
}
