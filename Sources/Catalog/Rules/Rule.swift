import Engine

/// `attribute in [values]`
public struct Condition: Sendable, Equatable, Storable {
  public var attribute: ObservationAttribute
  public var values: [String]
  public init(attribute: ObservationAttribute, values: [String]) {
    self.attribute = attribute
    self.values = values
  }
}

/// Other words for a rule's finding where the conditions hold.
public struct MessageVariant: Sendable, Equatable, Storable {
  public var conditions: [Condition]
  public var text: String
  public init(conditions: [Condition], text: String) {
    self.conditions = conditions
    self.text = text
  }
}

/// A number of the Common Weakness Enumeration, for all findings of a rule or for some.
public struct Weakness: Sendable, Equatable, Storable {
  public var number: Int
  /// What must hold of the observation; empty where every finding is one of this kind.
  public var conditions: [Condition]
  public init(_ number: Int, conditions: [Condition] = []) {
    self.number = number
    self.conditions = conditions
  }
}

/// A source example of a rule. The text may mark the expected place with `↓` directly before it.
public struct RuleExample: Sendable, Equatable, Storable {
  public var source: String
  public init(source: String) { self.source = source }
}

/// One rule of the catalogue: a conjunction of conditions over an observation, and what to say when they hold.
public struct Rule: Sendable, Equatable, Storable {
  /// Which range of an observation a finding points at.
  public enum Place: String, Sendable, CaseIterable, Storable {
    /// The closure's opening brace through its capture list.
    case closureHead = "closure_head"
    /// The method reference.
    case methodReference = "method_reference"
    /// The property's name.
    case propertyName = "property_name"
    /// The argument or assignment that hands an object over.
    case handover
    /// The capture-list entry.
    case captureListEntry = "capture_list_entry"
    /// The comment.
    case comment
    /// The use of what is captured.
    case use
  }

  /// A way of repairing what a finding reports. Each works on some subjects only.
  public enum FixStrategy: String, Sendable, CaseIterable, Storable {
    /// Captures the constant properties that a closure uses, in place of the object that has them.
    case constantCapture = "constant_capture"
    /// Captures weakly, and ends where the object is gone.
    case weakCapture = "weak_capture"
    /// A closure with a weak capture in place of a method reference.
    case closureInPlace = "closure_in_place"
    /// Makes a stored property weak.
    case weakProperty = "weak_property"
    /// Takes an entry out of the capture list.
    case entryRemoval = "entry_removal"
  }

  /// `stored_closure_cycle`: the identity that configuration, suppression and reports use.
  public var name: String
  /// One sentence, at most 1,024 characters.
  public var summary: String
  /// Markdown: what goes wrong, how to see it, how to fix it, when to leave it.
  public var explanation: String
  /// `nil` means by verdict: the level table decides.
  public var level: Level?
  /// One place gets one finding: that of the rule with the highest precedence.
  public var precedence: Int
  public var tags: [String]
  /// What the Common Weakness Enumeration calls it; in the order of the file.
  public var cwe: [Weakness]
  public var conditions: [Condition]
  /// Narrows the rule to places that a tree-sitter query finds: to nodes that it captures as `@here`, and to what lies in
  /// nodes that it captures as `@around`. Only a project's own rules have one: their files are parsed again for it.
  public var query: String?
  /// The message, with placeholders in braces: see `MessageTemplate`.
  public var message: String
  /// Other words for particular observations; the first one whose conditions hold replaces `message`.
  public var variants: [MessageVariant]
  public var place: Place
  /// The first strategy that fits a finding gives its fix.
  public var fixes: [FixStrategy]
  /// Why no strategy repairs what the rule finds, for rules without one.
  public var unfixable: String?
  public var firingExamples: [RuleExample]
  public var harmlessExamples: [RuleExample]

  public init(
    name: String, summary: String, explanation: String, level: Level?, precedence: Int, tags: [String], cwe: [Weakness],
    conditions: [Condition], query: String? = nil, message: String, variants: [MessageVariant] = [], place: Place,
    fixes: [FixStrategy] = [], unfixable: String? = nil,
    firingExamples: [RuleExample], harmlessExamples: [RuleExample]
  ) {
    self.query = query
    self.name = name
    self.summary = summary
    self.explanation = explanation
    self.level = level
    self.precedence = precedence
    self.tags = tags
    self.cwe = cwe
    self.conditions = conditions
    self.message = message
    self.variants = variants
    self.place = place
    self.fixes = fixes
    self.unfixable = unfixable
    self.firingExamples = firingExamples
    self.harmlessExamples = harmlessExamples
  }
}

/// One row of the level table. The first row whose conditions hold gives the level of a rule that is judged by verdict.
public struct LevelRow: Sendable, Equatable, Storable {
  public var conditions: [Condition]
  public var level: Level
  public init(conditions: [Condition], level: Level) {
    self.conditions = conditions
    self.level = level
  }
}
