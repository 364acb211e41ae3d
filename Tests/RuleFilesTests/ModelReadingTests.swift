import FrameworkModels
import RuleFiles
import Testing

/// What rows of model files become.
struct ModelReadingTests {
  private let models: ModelCatalog

  init() {
    let text = """
      framework: A
      source: read
      confidence: checked
      types:
        - name: T
          kind: class
          inherits: [U]
          properties: { owner: weak U?, hub: static Hub, next: computed, map: "[String: T]" }
      functions:
        - call: [T.run(qos?:_:), run()]
          effects:
            - { argument: _, keeper: system, lifetime: until_event, until: it has run, when: { qos: absent } }
            - { argument: self, keeper: result }
          source: measured
          confidence: partly
        - assign: T.handler
          effects: [{ argument: _, keeper: receiver }]
        - call: T.any
          effects: []
          result: receiver
          advice: call `other()`
        - call: [T.take(for:), T.takeAll()]
          effects: []
          empties: some
          key: for
      """
    models = RuleFiles.readModels([RuleFile(path: "a.yml", text: text)]).models
  }

  @Test func functions() throws {
    #expect(models.functions.map(\.name) == ["run", "run", "handler", "any", "take", "takeAll"])
    let run = models.functions[0]
    #expect(run.type == "T" && run.labels == ["qos", "_"] && run.optionalLabels == [0])
    #expect(run.origin == "a.yml:10" && run.source == "measured" && run.confidence == .partly && run.framework == "A")
    #expect(run.result == .object)
    #expect(run.advice == nil && models.functions[3].advice == "call `other()`")
    let effect = try #require(run.effects.first)
    #expect(effect.lifetime == .untilEvent && effect.until == "it has run")
    #expect(effect.when == ArgumentCondition(argument: "qos", value: .absent))
    #expect(run.effects[1].lifetime == .whileKept)
    // The free function has neither these arguments nor a receiver.
    #expect(models.functions[1].type == nil && models.functions[1].labels == [] && models.functions[1].effects.isEmpty)
    #expect(models.functions[2].isAssignment && models.functions[2].labels == nil)
    // A function without the argument finds nothing by it.
    #expect(models.functions.map(\.key) == [nil, nil, nil, nil, "for", nil])
    #expect(models.functions[3].labels == nil && models.functions[3].result == .receiver)
  }

  @Test func types() throws {
    let type = try #require(models.types.first)
    #expect(type.isClassBound && type.inherits == ["U"])
    typealias Property = TypeModel.Property
    #expect(
      type.properties == [
        Property(name: "owner", type: "U?", strength: .weak, isStored: true, isStatic: false),
        Property(name: "hub", type: "Hub", strength: .strong, isStored: true, isStatic: true),
        Property(name: "next", type: nil, strength: .strong, isStored: false, isStatic: false),
        Property(name: "map", type: "[String: T]", strength: .strong, isStored: true, isStatic: false),
      ])
  }
}
