/// How heavy a face is, on OpenType's scale: 1 to 1000, regular 400, bold 700.
///
/// The scale is that of a font file's `usWeightClass`, a variable font's `wght` axis and CSS's
/// `font-weight`. The nine names are UIKit's, 100 apart, in UIKit's order, in which ultralight is
/// the lightest. OpenType names the two lightest the other way round (100 Thin, 200 Extra Light);
/// where that matters, give the number.
public struct FontWeight: RawRepresentable, Hashable, Sendable {
    /// The weight, 1 through 1000.
    public let rawValue: Double

    /// A weight on OpenType's scale.
    ///
    /// - Parameter rawValue: 1 through 1000; anything else, NaN included, gives `nil`.
    public init?(rawValue: Double) {
        guard rawValue >= 1, rawValue <= 1000 else { return nil }
        self.rawValue = rawValue
    }

    /// A weight that the caller knows to be on the scale.
    init(named rawValue: Double) {
        self.rawValue = rawValue
    }
}

extension FontWeight {
    /// 100, the lightest of the nine.
    public static let ultraLight = FontWeight(named: 100)
    /// 200.
    public static let thin = FontWeight(named: 200)
    /// 300.
    public static let light = FontWeight(named: 300)
    /// 400, the weight of running text.
    public static let regular = FontWeight(named: 400)
    /// 500.
    public static let medium = FontWeight(named: 500)
    /// 600, the weight of headlines.
    public static let semibold = FontWeight(named: 600)
    /// 700.
    public static let bold = FontWeight(named: 700)
    /// 800; other families call it extra bold.
    public static let heavy = FontWeight(named: 800)
    /// 900, the heaviest of the nine.
    public static let black = FontWeight(named: 900)

    /// The weight that a system font of this weight takes for a reader who has turned on Bold Text.
    ///
    /// The three lightest go up one step, regular and heavier go up two, and none goes past black:
    /// regular becomes semibold, bold becomes black. A weight between two names moves as the
    /// lighter of them does, and one beyond black stays. Reported by developers who measured it on
    /// iOS; fonts loaded by name are left as they are.
    public var withBoldText: FontWeight {
        let step: Double = rawValue < Self.regular.rawValue ? 100 : 200
        let heavier = min(rawValue + step, Self.black.rawValue)
        return FontWeight(named: max(rawValue, heavier))
    }
}

extension FontWeight: Comparable {
    /// Whether one weight is lighter than the other.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension FontWeight: CustomStringConvertible {
    /// The weight's name where it is one of the nine (`semibold`), else its number (`350`).
    public var description: String {
        switch self {
        case .ultraLight: "ultraLight"
        case .thin: "thin"
        case .light: "light"
        case .regular: "regular"
        case .medium: "medium"
        case .semibold: "semibold"
        case .bold: "bold"
        case .heavy: "heavy"
        case .black: "black"
        default: rawValue.shortestText
        }
    }
}
