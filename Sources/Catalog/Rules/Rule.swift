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

/// Another message for findings that meet the conditions.
public struct MessageVariant: Sendable, Equatable, Storable {
  public var conditions: [Condition]
  public var text: String
  public init(conditions: [Condition], text: String) {
    self.conditions = conditions
    self.text = text
  }
}

/// A Common Weakness Enumeration number for all or some findings of a rule.
public struct Weakness: Sendable, Equatable, Storable {
  public var number: Int
  /// The conditions on the observation; empty for all findings.
  public var conditions: [Condition]
  public init(_ number: Int, conditions: [Condition] = []) {
    self.number = number
    self.conditions = conditions
  }
}

/// A source example of a rule. `↓` directly before a place marks the expected finding.
public struct RuleExample: Sendable, Equatable, Storable {
  public var source: String
  public init(source: String) { self.source = source }
}

/// A rule of the catalogue: a conjunction of conditions over an observation, with its message.
public struct Rule: Sendable, Equatable, Storable {
  /// The range of an observation to which a finding points.
  public enum Place: String, Sendable, CaseIterable, Storable {
    /// The closure's opening brace through its capture list.
    case closureHead = "closure_head"
    /// The method reference.
    case methodReference = "method_reference"
    /// The property's name.
    case propertyName = "property_name"
    /// The argument or assignment that passes an object.
    case handover
    /// The capture-list entry.
    case captureListEntry = "capture_list_entry"
    /// The comment.
    case comment
    /// The use of the captured object.
    case use
    /// The assignment or call that stores a value.
    case store
  }

  /// A repair strategy. Each applies to some subjects only.
  public enum FixStrategy: String, Sendable, CaseIterable, Storable {
    /// Captures the constant properties that a closure uses, instead of their object.
    case constantCapture = "constant_capture"
    /// Captures weakly, and exits early if the object has died.
    case weakCapture = "weak_capture"
    /// Replaces a method reference with a closure that captures weakly.
    case closureInPlace = "closure_in_place"
    /// Makes a stored property weak.
    case weakProperty = "weak_property"
    /// Removes an entry from the capture list.
    case entryRemoval = "entry_removal"
  }

  /// `stored_closure_cycle`: the identity that configuration, suppression and reports use.
  public var name: String
  /// One sentence, at most 1,024 characters.
  public var summary: String
  /// Markdown: what goes wrong, how to see it, how to fix it, when to leave it.
  public var explanation: String
  /// `nil` means by verdict, using the level table.
  public var level: Level?
  /// Where all conditions of one of these hold, a finding is a note at most; empty for never.
  public var noteConditions: [[Condition]] = []
  /// Each place gets one finding: that of the rule with the highest precedence.
  public var precedence: Int
  public var tags: [String]
  /// Its Common Weakness Enumeration numbers, in file order.
  public var cwe: [Weakness]
  public var conditions: [Condition]
  /// Restricts the rule to the matches of a tree-sitter query: to nodes captured as `@here`, and to code inside nodes captured as `@around`. Only a
  /// project's own rules have one, because the files are parsed again for it.
  public var query: String?
  /// The message with placeholders in braces; see `MessageTemplate`.
  public var message: String
  /// Other messages for particular observations. The first one whose conditions hold replaces `message`.
  public var variants: [MessageVariant]
  public var place: Place
  /// The first applicable strategy provides the fix.
  public var fixes: [FixStrategy]
  /// Why no strategy repairs the rule's findings, for rules without one.
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

/// A row of the level table. The first row whose conditions hold gives the level for rules judged by verdict.
public struct LevelRow: Sendable, Equatable, Storable {
  public var conditions: [Condition]
  public var level: Level
  public init(conditions: [Condition], level: Level) {
    self.conditions = conditions
    self.level = level
  }
}
