import Ownership
import Findings
import Facts
import Testing

@testable import Reporting

@Suite struct DrawingTests {
  private static func box(_ name: String, _ type: String = "", _ kind: BoxKind = .object) -> DrawnReference.Box {
    DrawnReference.Box(kind: kind, name: name, type: type)
  }

  private static func step(_ source: DrawnReference.Box, _ name: String, _ target: DrawnReference.Box, captures: Bool = false, closes: Bool = false)
    -> OwnershipStep
  {
    OwnershipStep(
      place: Sample.place(0, "viewModel"), text: "step",
      drawn: [
        DrawnReference(
          source: source, target: target, name: name, isCapture: captures, strength: .strong, lifetime: .whileKept, isProven: true,
          closesCycle: closes)
      ])
  }

  private static func finding(_ path: [OwnershipStep]) -> Finding {
    Finding(rule: "r", level: .error, message: "", place: Sample.place(0, "items"), path: path, identity: [], evidence: .proven)
  }

  private static let screen = box("self", "Screen", .root)
  private static let closure = box("closure in start()", "", .closure)

  @Test func aCycleReturnsToItsFirstBox() throws {
    let path = [
      Self.step(Self.screen, "handlers", Self.box("handlers", "[() -> Void]", .value)),
      OwnershipStep(place: nil, text: "this closure is put into `handlers`"),
      Self.step(Self.closure, "captures self", Self.screen, captures: true, closes: true),
    ]
    let drawing = try #require(Drawing(Self.finding(path)))
    // The closure stands in the place of the collection that holds it.
    #expect(drawing.boxes.map(\.title) == ["Screen", "closure in start()"])
    #expect(drawing.arrows.map { [$0.source, $0.target, $0.step] } == [[0, 1, 1], [1, 0, 3]])
    #expect(drawing.arrows.map(\.isCut) == [false, true])
    #expect(
      drawing.description
        == "Screen (self) holds closure in start() by handlers; closure in start() holds Screen (self) by captures self, the reference to cut.")
  }

  @Test func withoutStructureThereIsNoDrawing() {
    #expect(Drawing(Self.finding([OwnershipStep(place: nil, text: "a text")])) == nil)
    #expect(Drawing(Self.finding([])) == nil)
  }

  @Test(arguments: [(2, true), (3, true), (9, true), (1, false), (12, false)])
  func noBoxLiesOnAnother(count: Int, isCycle: Bool) throws {
    let boxes = (0..<count).map { Self.box("object\($0)", "AnObjectWithALongNameNumber\($0)") } + (isCycle ? [] : [Self.box("last")])
    let path = (0..<count).map { index in
      Self.step(boxes[index], "property\(index)", index + 1 < boxes.count ? boxes[index + 1] : boxes[0], closes: index + 1 == boxes.count)
    }
    let layout = DrawingLayout(try #require(Drawing(Self.finding(path))))
    #expect(layout.frames.count == boxes.count)
    #expect(layout.routes.count == count)
    for (index, frame) in layout.frames.enumerated() {
      #expect(frame.x >= 0 && frame.y >= 0 && frame.x + frame.width <= layout.width && frame.y + frame.height <= layout.height)
      for other in layout.frames[(index + 1)...] {
        #expect(
          frame.x + frame.width < other.x || other.x + other.width < frame.x || frame.y + frame.height < other.y || other.y + other.height < frame.y)
      }
    }
  }

  @Test func arrowsBackAreFoundFromTheFirstBox() {
    let layers = DrawingLayers(boxes: 4, arrows: [(0, 1), (1, 2), (2, 0), (0, 2), (3, 1), (2, 2)])
    #expect(layers.leadsBack == [false, false, true, false, false, true])
    #expect((0..<4).map(layers.layer) == [0, 1, 2, 0])
    // The arrow from the first to the last passes through the layer between.
    #expect(layers.layers[1].compactMap(\.arrow) == [3])
  }

  @Test func hostileNamesStayText() throws {
    let evil = Self.box("</text><script>alert(1)</script>\u{202E}\"'", "A<B> & \u{1B}[31m")
    let svg = DrawingSVG(try #require(Drawing(Self.finding([Self.step(evil, "<p onload=\"x\">", evil)])))).element(label: "\"><b>")
    #expect(!svg.contains("<script") && !svg.contains("<b>") && !svg.contains("<p ") && !svg.contains("\u{1B}") && !svg.contains("\u{202E}"))
  }
}
