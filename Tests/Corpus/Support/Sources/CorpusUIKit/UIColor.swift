/// Values without references to anything that a scenario could own.
public final class UIColor: NSObject {
  public let alpha: CGFloat
  public init(white: CGFloat, alpha: CGFloat) { self.alpha = alpha }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.alpha = alpha }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(white: 0, alpha: alpha) }

  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static var systemRed: UIColor { .red }
  public static var systemGreen: UIColor { .green }
  public static var systemBlue: UIColor { .blue }
  public static var systemYellow: UIColor { .yellow }
  public static var systemOrange: UIColor { .orange }
  public static var systemGray: UIColor { .gray }
  public static var systemBackground: UIColor { .white }
  public static var secondarySystemBackground: UIColor { .white }
  public static var label: UIColor { .black }
  public static var secondaryLabel: UIColor { .gray }
  public static var tintColor: UIColor { .blue }
}

public final class UIFont: NSObject {
  public struct Weight { public static let regular = Weight(), medium = Weight(), semibold = Weight(), bold = Weight() }
  public struct TextStyle {
    public static let body = TextStyle(), headline = TextStyle(), subheadline = TextStyle(), caption1 = TextStyle(), footnote = TextStyle(), title1 = TextStyle(), title2 = TextStyle(), title3 = TextStyle(), largeTitle = TextStyle()
  }
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont { UIFont() }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

open class UIImage: NSObject {
  public let size = CGSize(width: 1, height: 1)
  override public init() {}
  public init?(named name: String) {}
  public init?(systemName name: String) {}
  public init?(data: Data) {}
  public init?(contentsOfFile path: String) {}
  open func pngData() -> Data? { Data() }
  open func jpegData(compressionQuality: CGFloat) -> Data? { Data() }
  /// The handler is called once, on another queue, and let go of.
  /// Source: Apple, "prepareForDisplay(completionHandler:)".
  open func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self) }
  }
}
