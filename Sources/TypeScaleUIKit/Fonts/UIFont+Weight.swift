public import Foundation

extension UIFont {
    /// How heavy a font is, on Apple's scale from -1 to 1, regular 0.
    public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number on Apple's scale.
        public let rawValue: CGFloat

        /// A weight.
        ///
        /// - Parameter rawValue: The number on Apple's scale.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A weight.
        ///
        /// - Parameter rawValue: The number on Apple's scale.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }
    }

    /// How wide a font is, on Apple's scale from -1 to 1, standard 0.
    public struct Width: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number on Apple's scale.
        public let rawValue: CGFloat

        /// A width.
        ///
        /// - Parameter rawValue: The number on Apple's scale.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A width.
        ///
        /// - Parameter rawValue: The number on Apple's scale.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }
    }
}

// Single-precision numbers made wider, as Apple's are: heavy is 0.5600000023841858.
extension UIFont.Weight {
    /// -0.8.
    public static let ultraLight = Self(CGFloat(-0.8 as Float))
    /// -0.6.
    public static let thin = Self(CGFloat(-0.6 as Float))
    /// -0.4.
    public static let light = Self(CGFloat(-0.4 as Float))
    /// 0.
    public static let regular = Self(0)
    /// 0.23.
    public static let medium = Self(CGFloat(0.23 as Float))
    /// 0.3.
    public static let semibold = Self(CGFloat(0.3 as Float))
    /// 0.4.
    public static let bold = Self(CGFloat(0.4 as Float))
    /// 0.56.
    public static let heavy = Self(CGFloat(0.56 as Float))
    /// 0.62.
    public static let black = Self(CGFloat(0.62 as Float))

    /// Whether one weight is lighter than the other.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// A weight that is heavier by a number.
    public static func + (left: Self, right: CGFloat) -> Self { Self(left.rawValue + right) }

    /// A weight that is lighter by a number.
    public static func - (left: Self, right: CGFloat) -> Self { Self(left.rawValue - right) }

    /// Makes a weight heavier by a number.
    public static func += (left: inout Self, right: CGFloat) { left = left + right }

    /// Makes a weight lighter by a number.
    public static func -= (left: inout Self, right: CGFloat) { left = left - right }

    /// By how much one weight is heavier than the other.
    public static func - (left: Self, right: Self) -> CGFloat { left.rawValue - right.rawValue }
}

extension UIFont.Width {
    /// -0.3.
    public static let compressed = Self(CGFloat(-0.3 as Float))
    /// -0.2.
    public static let condensed = Self(CGFloat(-0.2 as Float))
    /// 0.
    public static let standard = Self(0)
    /// 0.2.
    public static let expanded = Self(CGFloat(0.2 as Float))

    /// A width that is wider by a number.
    public static func + (left: Self, right: CGFloat) -> Self { Self(left.rawValue + right) }

    /// A width that is narrower by a number.
    public static func - (left: Self, right: CGFloat) -> Self { Self(left.rawValue - right) }

    /// By how much one width is wider than the other.
    public static func - (left: Self, right: Self) -> CGFloat { left.rawValue - right.rawValue }

    /// Whether one width is narrower than the other.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension UIFont.Weight {
    /// Apple's nine weights with their names in PostScript names and their places on OpenType's scale.
    static let steps: [(weight: UIFont.Weight, name: String, openType: Double)] = [
        (.ultraLight, "Ultralight", 100), (.thin, "Thin", 200), (.light, "Light", 300),
        (.regular, "Regular", 400), (.medium, "Medium", 500), (.semibold, "Semibold", 600),
        (.bold, "Bold", 700), (.heavy, "Heavy", 800), (.black, "Black", 900),
    ]

    /// The weight on OpenType's scale, in proportion between two of the nine.
    var openType: Double {
        let value = Double(rawValue)
        guard let upper = Self.steps.firstIndex(where: { Double($0.weight.rawValue) >= value })
        else {
            return value.isNaN ? 400 : 900
        }
        let above = Self.steps[upper]
        guard upper > 0, above.weight != self else { return above.openType }
        let below = Self.steps[upper - 1]
        let start = Double(below.weight.rawValue)
        let share = (value - start) / (Double(above.weight.rawValue) - start)
        return below.openType + share * 100
    }

    /// The weight of a place on OpenType's scale, in proportion between two of the nine.
    init(openType: Double) {
        let place = min(max(openType.isNaN ? 400 : openType, 100), 900) / 100 - 1
        let lower = Self.steps[Int(place)].weight
        let upper = Self.steps[min(Int(place) + 1, 8)].weight
        let share = CGFloat(place - Double(Int(place)))
        self = share == 0 ? lower : lower + share * (upper - lower)
    }

    /// The name of the nearest of the nine.
    var name: String {
        Self.steps.min { abs($0.openType - openType) < abs($1.openType - openType) }?.name
            ?? "Regular"
    }
}
