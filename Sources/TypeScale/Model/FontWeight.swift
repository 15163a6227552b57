/// The weight of a face on OpenType's scale: 1 to 1000, regular 400, bold 700.
///
/// A font file's
/// [`usWeightClass`](https://learn.microsoft.com/typography/opentype/spec/os2#usweightclass), a
/// variable font's `wght` axis and CSS's `font-weight` use this scale. The names are UIKit's,
/// except for the two lightest, which UIKit and OpenType interchange. Here, as in font files, 100
/// is ``thin`` and 200 ``extraLight``; `UIFont.Weight` names them `ultraLight` and `thin`.
public struct FontWeight: RawRepresentable, Hashable, Sendable {
    /// The weight, 1 through 1000.
    public let rawValue: Double

    /// Creates a weight on OpenType's scale.
    ///
    /// - Parameter rawValue: 1 through 1000. Anything else, including NaN, gives `nil`.
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
    /// 800; font files name it extra bold.
    public static let heavy = FontWeight(named: 800)
    /// 900, the heaviest of the nine.
    public static let black = FontWeight(named: 900)

    /// UIKit's name for 100, which is ``thin`` here; UIKit's `thin` is ``extraLight``.
    @available(*, unavailable, message: "write .thin for 100, and .extraLight for UIKit's thin")
    public static var ultraLight: FontWeight { thin }

    /// The weight of a system font if the reader turns on Bold Text.
    ///
    /// The three lightest weights gain one step, others two, up to black: regular becomes semibold,
    /// and bold becomes black. A weight between two names moves like the lighter one, and one
    /// beyond black stays. Developers measured this on iOS. Fonts loaded by name do not change.
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
    /// Reads one of the nine names, or a number: `semibold`, `350`.
    ///
    /// - Parameter text: A name in the case shown here, or a decimal from 1 to 1000. Anything else
    ///   gives `nil`.
    public init?(_ text: String) {
        if let named = Self.names.first(where: { $0.name.isSameName(as: text) }) {
            self = named.weight
        } else if let number = Self.number(text) {
            self.init(rawValue: number)
        } else {
            return nil
        }
    }

    /// The weight's name, such as `semibold`, or its number if it has none, such as `350`.
    public var description: String {
        Self.names.first { $0.weight == self }?.name ?? rawValue.shortestText
    }

    /// Reads a number; in Embedded Swift, which cannot parse fractions, only a whole one.
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

/// The reader's preference for heavier text, named Bold Text in Apple's settings.
///
/// It changes weights, never sizes. A preference of `nil` counts as regular.
public enum LegibilityWeight: String, CaseIterable, Sendable {
    /// Text as designed.
    case regular
    /// Heavier system fonts, by ``FontWeight/heavierForBoldText``.
    case bold
}
