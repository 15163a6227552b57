/// A font weight from 1 to 1000, where 400 is regular and 700 is bold, as in OpenType.
///
/// A font file's
/// [`usWeightClass`](https://learn.microsoft.com/typography/opentype/spec/os2#usweightclass), a
/// variable font's `wght` axis and CSS's `font-weight` use this scale. The names are UIKit's,
/// except for the two lightest weights. As in font files, 100 is ``thin`` and 200 is
/// ``extraLight``, whereas `UIFont.Weight` calls them `ultraLight` and `thin`.
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

    /// Creates a weight from a number that is known to be valid.
    init(named rawValue: Double) {
        self.rawValue = rawValue
    }
}

extension FontWeight {
    /// The lightest named weight, 100, called `ultraLight` in UIKit.
    public static let thin = FontWeight(named: 100)
    /// The extra-light weight, 200, called `thin` in UIKit.
    public static let extraLight = FontWeight(named: 200)
    /// The light weight, 300.
    public static let light = FontWeight(named: 300)
    /// The regular weight for body text, 400.
    public static let regular = FontWeight(named: 400)
    /// The medium weight, 500.
    public static let medium = FontWeight(named: 500)
    /// The semibold weight for headlines, 600.
    public static let semibold = FontWeight(named: 600)
    /// The bold weight, 700.
    public static let bold = FontWeight(named: 700)
    /// The heavy weight, 800, called extra bold in font files.
    public static let heavy = FontWeight(named: 800)
    /// The heaviest named weight, 900.
    public static let black = FontWeight(named: 900)

    /// UIKit's name for the weight 100, which this type calls ``thin``.
    @available(*, unavailable, message: "use .thin for 100, or .extraLight for UIKit's thin")
    public static var ultraLight: FontWeight { thin }

    /// The weight that replaces this weight in a system font if the reader turns on Bold Text.
    ///
    /// Weights lighter than regular increase by 100. Other weights increase by 200, but not beyond
    /// black, as measured on iOS. For example, regular becomes semibold, and bold becomes black.
    /// The setting doesn't change fonts that are loaded by name.
    public var heavierForBoldText: FontWeight {
        let step: Double = rawValue < Self.regular.rawValue ? 100 : 200
        let heavier = min(rawValue + step, Self.black.rawValue)
        return FontWeight(named: max(rawValue, heavier))
    }
}

extension FontWeight: Comparable {
    /// Returns whether the first weight is lighter than the second.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension FontWeight: LosslessStringConvertible {
    /// Parses a weight's name or number, such as `semibold` or `350`.
    ///
    /// - Parameter text: The name of a static property, such as `extraLight`, or a number from 1
    ///   to 1000. The result is `nil` for any other string.
    public init?(_ text: String) {
        if let named = Self.names.first(where: { $0.name.isSameName(as: text) }) {
            self = named.weight
        } else if let number = Self.number(text) {
            self.init(rawValue: number)
        } else {
            return nil
        }
    }

    /// The weight's name, such as `semibold`, or the number of an unnamed weight, such as `350`.
    public var description: String {
        Self.names.first { $0.weight == self }?.name ?? rawValue.shortestText
    }

    private static func number(_ text: String) -> Double? {
        #if hasFeature(Embedded)
        // Embedded Swift cannot parse fractions.
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
