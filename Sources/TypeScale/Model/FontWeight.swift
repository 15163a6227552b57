/// A font weight from 1 to 1000, where 400 is regular and 700 is bold, as in OpenType.
///
/// A font file's
/// [`usWeightClass`](https://learn.microsoft.com/typography/opentype/spec/os2#usweightclass), a
/// variable font's `wght` axis and CSS's `font-weight` use this scale. The names are UIKit's,
/// except for the two lightest weights, which UIKit names in the opposite order from OpenType. As
/// in font files, 100 is ``thin`` and 200 is ``extraLight``. `UIFont.Weight` names them
/// `ultraLight` and `thin`.
public struct FontWeight: RawRepresentable, Hashable, Sendable {
    /// The weight, from 1 through 1000.
    public let rawValue: Double

    /// Creates a weight on OpenType's scale.
    ///
    /// - Parameter rawValue: A number from 1 through 1000. The result is `nil` for any other
    ///   number, including NaN.
    public init?(rawValue: Double) {
        guard rawValue >= 1, rawValue <= 1000 else { return nil }
        self.rawValue = rawValue
    }

    /// Creates a weight that is known to be on the scale.
    init(named rawValue: Double) {
        self.rawValue = rawValue
    }
}

extension FontWeight {
    /// 100, the lightest named weight, or `ultraLight` in UIKit.
    public static let thin = FontWeight(named: 100)
    /// 200, or `thin` in UIKit.
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
    /// 800, named extra bold in font files.
    public static let heavy = FontWeight(named: 800)
    /// 900, the heaviest named weight.
    public static let black = FontWeight(named: 900)

    /// UIKit's name for 100, for which this type uses ``thin``.
    @available(*, unavailable, message: "write .thin for 100, and .extraLight for UIKit's thin")
    public static var ultraLight: FontWeight { thin }

    /// The weight of a system font when the reader turns on Bold Text.
    ///
    /// Weights lighter than regular increase by 100, and others by 200 up to black. For example,
    /// regular becomes semibold, and bold becomes black. Weights above black don't change.
    /// Developers measured this on iOS. Fonts loaded by name don't change.
    public var heavierForBoldText: FontWeight {
        let step: Double = rawValue < Self.regular.rawValue ? 100 : 200
        let heavier = min(rawValue + step, Self.black.rawValue)
        return FontWeight(named: max(rawValue, heavier))
    }
}

extension FontWeight: Comparable {
    /// Returns whether the first weight is lighter.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension FontWeight: LosslessStringConvertible {
    /// Parses a weight's name or number, such as `semibold` or `350`.
    ///
    /// - Parameter text: A name as declared above, such as `extraLight`, or a number from 1 to
    ///   1000. The result is `nil` for any other string.
    public init?(_ text: String) {
        if let named = Self.names.first(where: { $0.name.isSameName(as: text) }) {
            self = named.weight
        } else if let number = Self.number(text) {
            self.init(rawValue: number)
        } else {
            return nil
        }
    }

    /// The weight's name, such as `semibold`, or its number, such as `350`, if it has no name.
    public var description: String {
        Self.names.first { $0.weight == self }?.name ?? rawValue.shortestText
    }

    /// Parses a number, which must be whole in Embedded Swift because it cannot parse fractions.
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

/// The reader's preference for heavier text, called Bold Text in Apple's settings.
///
/// The preference changes weights, never sizes. `nil` is treated as ``regular``.
public enum LegibilityWeight: String, CaseIterable, Sendable {
    /// Text as designed.
    case regular
    /// Heavier system fonts, as given by ``FontWeight/heavierForBoldText``.
    case bold
}
