open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1), destructive = Attributes(rawValue: 2), hidden = Attributes(rawValue: 4)
  }
  public enum State: Int { case off, on, mixed }
  public internal(set) var title = ""
  public internal(set) var image: UIImage?
}

public typealias UIActionHandler = (UIAction) -> Void

/// Keeps its handler as long as it lives. It is handed to the handler.
/// Source: Apple, "UIAction.init(title:image:identifier:discoverabilityTitle:attributes:state:handler:)".
open class UIAction: UIMenuElement {
  public struct Identifier: Hashable {
    let name: String
    public init(_ name: String) { self.name = name }
  }
  public let identifier: Identifier
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open internal(set) weak var senderObject: AnyObject?
  /// The object that invoked the action. Source: Apple, "UIAction.sender".
  open var sender: Any? { senderObject }
  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init()
    self.title = title
    self.image = image
  }

  func perform(from sender: AnyObject?) {
    senderObject = sender
    handler(self)
  }

  /// For drivers: the user chooses it in a menu.
  public func simulateTap() { perform(from: nil) }
}

/// Keeps its children. Source: Apple, "UIMenu.children".
open class UIMenu: UIMenuElement {
  public struct Options: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1), destructive = Options(rawValue: 2), singleSelection = Options(rawValue: 32)
  }
  public let children: [UIMenuElement]
  public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []) {
    self.children = children
    super.init()
    self.title = title
    self.image = image
  }

  /// For drivers: the user opens the menu, deferred elements are asked for their children.
  public func simulateOpening() { children.forEach { ($0 as? UIDeferredMenuElement)?.load(); ($0 as? UIMenu)?.simulateOpening() } }
}

/// Keeps the provider of its elements, called when the menu opens.
/// Source: Apple, "UIDeferredMenuElement.init(_:)" and "uncached(_:)".
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  public private(set) var elements: [UIMenuElement]?

  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(isCached: true, elementProvider)
  }

  private init(isCached: Bool, _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.isCached = isCached
    provider = elementProvider
  }

  public static func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  func load() {
    if isCached, elements != nil { return }
    provider { [weak self] in self?.elements = $0 }
  }
}
