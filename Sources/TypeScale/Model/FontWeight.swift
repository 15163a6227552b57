/// How heavy a face is, on OpenType's scale: 1 to 1000, regular 400, bold 700.
///
/// The scale is that of a font file's `usWeightClass`, a variable font's `wght` axis and CSS's
/// `font-weight`. The names are UIKit's but for the two lightest, which UIKit and OpenType call the
/// other way round. Here, as in font files, 100 is ``thin`` and 200 ``extraLight``; `UIFont.Weight`
/// has `ultraLight` for 100 and `thin` for 200.
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
    /// 100, the lightest of the nine; UIKit's `ultraLight`.
    public static let thin = FontWeight(named: 100)
    /// 200; UIKit's `thin`.
    public static let extraLight = FontWeight(named: 200)
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
    /// 800; font files call it extra bold.
    public static let heavy = FontWeight(named: 800)
    /// 900, the heaviest of the nine.
    public static let black = FontWeight(named: 900)

    /// UIKit's name of 100, which is ``thin`` here; UIKit's `thin` is ``extraLight``.
    @available(*, unavailable, message: "write .thin for 100, and .extraLight for UIKit's thin")
    public static var ultraLight: FontWeight { thin }

    /// The weight that a system font of this weight takes for a reader who has turned on Bold Text.
    ///
    /// The three lightest go up one step, regular and heavier go up two, and none goes past black:
    /// regular becomes semibold, bold becomes black. A weight between two names moves as the
    /// lighter of them does, and one beyond black stays. Reported by developers who measured it on
    /// iOS; fonts loaded by name are left as they are.
    public var heavierForBoldText: FontWeight {
        let step: Double = rawValue < Self.regular.rawValue ? 100 : 200
        let heavier = min(rawValue + step, Self.black.rawValue)
        return FontWeight(named: max(rawValue, heavier))
    }
}

extension FontWeight: Comparable {
    /// Whether one weight is lighter than the other.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension FontWeight: LosslessStringConvertible {
    /// The weight of one of the nine names, or of a number: `semibold`, `350`.
    ///
    /// - Parameter text: A name, exactly as it is written here, or a decimal from 1 to 1000;
    ///   anything else gives `nil`.
    public init?(_ text: String) {
        if let named = Self.names.first(where: { $0.name.isSameName(as: text) }) {
            self = named.weight
        } else if let number = Self.number(text) {
            self.init(rawValue: number)
        } else {
            return nil
        }
    }

    /// The weight's name where it is one of the nine (`semibold`), else its number (`350`).
    public var description: String {
        Self.names.first { $0.weight == self }?.name ?? rawValue.shortestText
    }

    /// Embedded Swift reads whole numbers only: it has no reader of fractions.
    private static func number(_ text: String) -> Double? {
        #if hasFeature(Embedded)
        Int(text).map { Double($0) }
        #else
        text.utf8.count <= 32 ? Double(text) : nil
        #endif
    }

    private static let names: [(name: String, weight: FontWeight)] = [
        ("thin", .thin), ("extraLight", .extraLight), ("light", .light), ("regular", .regular),
        ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
        ("black", .black),
    ]
}

/// Whether the reader has asked for heavier text; Bold Text in Apple's settings.
///
/// It changes weights only, never sizes. A reader who has said nothing is `nil`, which counts as
/// regular.
public enum LegibilityWeight: String, CaseIterable, Sendable {
    /// Text as designed.
    case regular
    /// System fonts heavier, as ``FontWeight/heavierForBoldText`` says.
    case bold
}
