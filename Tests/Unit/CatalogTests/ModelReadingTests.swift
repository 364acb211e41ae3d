import Catalog
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
          properties: { owner: weak held_by(U.add) U?, hub: static Hub, next: computed, map: "[String: T]" }
        - { name: P, kind: protocol, inherits: [Q], requires: [start], when_gone: [Q.stop] }
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
        - call: T.later
          effects:
            - { argument: "*", keeper: receiver, lifetime: until_event, until: it runs, ended_by: [T.stop, halt], set_off_by: T.isOn = true }
            - { argument: _2, keeper: receiver, when: { _1: [.one, .two] }, assumed: true }
            - { argument: _, keeper: system, lifetime: until_event, until: it comes, rearmed_until: T.close }
          resumed_by: resume
      member_results: [{ name: [first, last], gives: element_if_any }]
      operators: [{ name: "==", type: Bool }, { name: "+", type: operand }]
      attributes: [{ name: "X*", reached_from_outside: true, strength: weak }, { name: XOutlet, outlet: true }]
      """
    models = RuleFiles.readModels([RuleFile(path: "a.yml", text: text)]).models
  }

  @Test func functions() throws {
    #expect(models.functions.map(\.name) == ["run", "run", "handler", "any", "take", "takeAll", "later"])
    let run = models.functions[0]
    #expect(run.type == "T" && run.labels == ["qos", "_"] && run.optionalLabels == [0])
    #expect(run.origin == "a.yml:11" && run.source == "measured" && run.confidence == .partly && run.framework == "A")
    #expect(run.result == .object)
    #expect(run.advice == nil && models.functions[3].advice == "call `other()`")
    let effect = try #require(run.effects.first)
    #expect(effect.lifetime == .untilEvent && effect.until == "it has run")
    #expect(effect.when == ArgumentCondition(argument: "qos", value: .absent))
    #expect(run.effects[1].lifetime == .whileKept)
    #expect(models.functions[6].effects.map(\.when) == [nil, ArgumentCondition(argument: "_1", value: .members(["one", "two"])), nil])
    #expect(models.functions[6].effects.map(\.isAssumed) == [false, true, false] && models.functions[6].resumedBy == ["resume"])
    // The free function has neither these arguments nor a receiver.
    #expect(models.functions[1].type == nil && models.functions[1].labels == [] && models.functions[1].effects.isEmpty)
    #expect(models.functions[2].isAssignment && models.functions[2].labels == nil)
    // A function without the argument finds nothing by it.
    #expect(models.functions.map(\.key) == [nil, nil, nil, nil, "for", nil, nil])
    #expect(models.functions[3].labels == nil && models.functions[3].result == .receiver)
  }

  @Test func whatRowsName() throws {
    #expect(models.functions[0].effects.map(\.argument) == [.label("_"), .receiver])
    let effect = try #require(models.functions[6].effects.first)
    #expect(effect.argument == .anyClosure)
    #expect(effect.endedBy == [MemberEvent(type: "T", member: "stop"), MemberEvent(type: nil, member: "halt")])
    #expect(effect.setOffBy == [MemberEvent(type: "T", member: "isOn", assigned: .yes)])
    #expect(models.functions[6].effects.map(\.rearmedUntil) == [[], [], [MemberEvent(type: "T", member: "close")]])
  }

  @Test func theLanguage() {
    #expect(models.memberResults.map(\.name) == ["first", "last"] && models.memberResults.allSatisfy { $0.result == .elementIfAny })
    #expect(models.operators == [OperatorModel(name: "==", type: "Bool"), OperatorModel(name: "+", type: nil)])
    #expect(
      models.attributes == [
        AttributeModel(name: "X*", isReachedFromOutside: true, strength: .weak), AttributeModel(name: "XOutlet", isOutlet: true),
      ])
  }

  @Test(
    arguments: [
      ("Task", .named("Task")), ("Timer.TimerPublisher", .named("TimerPublisher")), ("Set<Int>?", .optional(.named("Set"))),
      ("[View]", .array(.named("View"))), ("[View]?", .optional(.array(.named("View")))), ("[Key: View]?", .other), ("(Int) -> Void", .other),
      ("", .other),
    ] as [(String, ModelType)])
  func typesAsTheyAreWritten(text: String, type: ModelType) {
    #expect(ModelType(parsing: text) == type)
  }

  @Test func types() throws {
    let type = try #require(models.types.first)
    #expect(type.isClassBound && type.inherits == ["U"])
    typealias Property = TypeModel.Property
    var owner = Property(name: "owner", type: .optional(.named("U")), strength: .weak, isStored: true, isStatic: false)
    owner.holder = MemberEvent(type: "U", member: "add")
    #expect(
      type.properties == [
        owner,
        Property(name: "hub", type: .named("Hub"), strength: .strong, isStored: true, isStatic: true),
        Property(name: "next", type: nil, strength: .strong, isStored: false, isStatic: false),
        Property(name: "map", type: .other, strength: .strong, isStored: true, isStatic: false),
      ])
    #expect(type.requirements == nil && models.types[1].requirements == ["start"])
    #expect(type.whenGone.isEmpty && models.types[1].whenGone == [MemberEvent(type: "Q", member: "stop")])
  }

  /// A call is told from others of its name by its first label, where it finishes a stream.
  @Test func whatFinishesAStream() throws {
    func read(_ effect: String) -> (models: ModelCatalog, problems: [RuleFileProblem]) {
      RuleFiles.readModels([
        RuleFile(
          path: "a.yml",
          text:
            "framework: A\nfunctions:\n  - call: T.sink(_:)\n    effects: [{ argument: _, keeper: result, \(effect) }]\n    source: measured\n    confidence: checked\n"
        )
      ])
    }
    let known = read("until_end: true, until: it ends, finished_by: [\"S.send(completion:)\", S.close]")
    func count(_ key: String, _ problems: [RuleFileProblem]) -> Int { problems.count { $0.description.contains(".\(key)") } }
    #expect(count("finished_by", known.problems) == 0)
    let effect = try #require(known.models.functions.first?.effects.first)
    #expect(effect.finishedBy == [MemberEvent(type: "S", member: "send", label: "completion"), MemberEvent(type: "S", member: "close")])
    #expect(effect.endedBy.isEmpty)
    #expect(count("ended_by", read("until_end: true, until: it ends, ended_by: [\"S.send(completion:)\"]").problems) == 1)
    #expect(count("finished_by", read("finished_by: [S.close]").problems) == 1)
  }

  /// Of the code that feeds a stream, only a call with the right first argument finishes it.
  @Test func whatFinishesAMadeStream() {
    func read(_ finisher: String) -> (finishers: [StreamFinisher], problems: [RuleFileProblem]) {
      let text =
        "framework: A\nfunctions:\n  - call: T.init()\n    effects: []\n    result: object\n    ends: when_finished\n    finished_by: [\"\(finisher)\"]\n    source: measured\n    confidence: checked\n"
      let (models, problems) = RuleFiles.readModels([RuleFile(path: "a.yml", text: text)])
      return (models.functions.first?.finishedBy ?? [], problems)
    }
    #expect(read("close").finishers == [StreamFinisher(member: "close")])
    #expect(read("on(.completed)").finishers == [StreamFinisher(member: "on", enumCase: "completed")])
    #expect(read("send(completion:)").finishers == [StreamFinisher(member: "send", label: "completion")])
    #expect(read("send(completion: .finished)").finishers == [StreamFinisher(member: "send", label: "completion", enumCase: "finished")])
    for text in ["send()", "send(", "send(completion)", "on(.)", "on(completed.)", "a b", "on(.a.b)"] {
      #expect(read(text).problems.contains { $0.description.contains(".finished_by") }, "\(text)")
    }
    let finisher = StreamFinisher(member: "send", label: "completion", enumCase: "finished")
    #expect(finisher.matches(label: "completion", enumCase: "finished") && finisher.matches(label: "completion", enumCase: nil))
    #expect(!finisher.matches(label: "completion", enumCase: "failure") && !finisher.matches(label: nil, enumCase: "finished"))
  }
}
