public import CoreGraphicsNames
public import Foundation

/// A color with red, green, blue and alpha components, which can depend on the traits.
public final class UIColor: NSObject, NSCopying, Sendable {
    private let mark = _CoreFoundationMark()

    private let components: Kind

    private indirect enum Kind: Sendable {
        case fixed(Components)
        /// The color that a closure returns. If `alpha` is not `nil`, it replaces the opacity.
        case dynamic(@Sendable (UITraitCollection) -> UIColor, alpha: CGFloat?)
    }

    private struct Components: Hashable, Sendable {
        var red: CGFloat
        var green: CGFloat
        var blue: CGFloat
        var alpha: CGFloat
    }

    private init(_ components: Kind) { self.components = components }

    /// Creates a color from components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.fixed(Components(red: red, green: green, blue: blue, alpha: alpha)))
    }

    /// Creates a fixed color from Core Graphics' color.
    public convenience init(cgColor: CGColor) {
        let components = cgColor.components ?? [0, 0, 0, 0]
        self.init(
            red: components[0],
            green: components[1],
            blue: components[2],
            alpha: components[3]
        )
    }

    /// Creates a gray color from a white level between 0, which is black, and 1, which is white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a color that depends on the traits.
    ///
    /// - Parameter dynamicProvider: A closure that returns the color for a trait collection. The
    ///   closure must not return this color itself.
    public convenience init(
        dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
    ) {
        self.init(.dynamic(dynamicProvider, alpha: nil))
    }

    convenience init(light: UIColor, dark: UIColor) {
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// Returns a fixed color that equals this color for the given traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(.fixed(components(for: traitCollection)))
    }

    /// Returns this color with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch components {
        case .fixed(var components):
            components.alpha = alpha
            return UIColor(.fixed(components))
        case .dynamic(let provider, _): return UIColor(.dynamic(provider, alpha: alpha))
        }
    }

    private func components(for traits: UITraitCollection) -> Components {
        switch components {
        case .fixed(let components): return components
        case .dynamic(let provider, let alpha):
            var components = provider(traits).components(for: traits)
            if let alpha { components.alpha = alpha }
            return components
        }
    }

    /// Stores the components for the current traits at the given pointers, and returns `true`.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components(for: .current)
        unsafe red?.pointee = components.red
        unsafe green?.pointee = components.green
        unsafe blue?.pointee = components.blue
        unsafe alpha?.pointee = components.alpha
        return true
    }

    /// The components for the current traits, as Core Graphics' color.
    public var cgColor: CGColor {
        let components = components(for: .current)
        return CGColor(
            red: components.red,
            green: components.green,
            blue: components.blue,
            alpha: components.alpha
        )
    }

    /// Returns this color, because colors are immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether two colors are equal in both the light and the dark style.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.faces == faces
    }

    /// The hash of the components in the light and dark styles.
    public override var hash: Int { faces.hashValue }

    private var faces: [Components] {
        [.light, .dark].map { components(for: UITraitCollection(userInterfaceStyle: $0)) }
    }
}

extension UIColor {
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// Dark gray, with a white level of 1/3.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Gray, with a white level of 1/2.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Light gray, with a white level of 2/3.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Transparent black.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Pure red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Cyan, a mix of green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Magenta, a mix of red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Yellow, a mix of red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Orange, a mix of red and half as much green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple, a mix of red and blue, each at half intensity.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown, with 60% red, 40% green and 20% blue.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

// Each color has four numbers for the light style, and four for the dark style. The numbers are the
// red, green and blue components from 0 to 255, and the opacity. Source: Apple's Human Interface
// Guidelines, Color, for iOS 13 to 18. Later systems have other colors, which are unmeasured. The
// grouped backgrounds, the fills, the opaque separator, the dark text and the light text come from
// public code that prints the system's colors.
extension UIColor {
    /// A red that adapts to the light and dark styles.
    public static let systemRed = system((255, 59, 48, 1), (255, 69, 58, 1))
    /// An orange that adapts to the light and dark styles.
    public static let systemOrange = system((255, 149, 0, 1), (255, 159, 10, 1))
    /// A yellow that adapts to the light and dark styles.
    public static let systemYellow = system((255, 204, 0, 1), (255, 214, 10, 1))
    /// A green that adapts to the light and dark styles.
    public static let systemGreen = system((52, 199, 89, 1), (48, 209, 88, 1))
    /// A mint that adapts to the light and dark styles.
    public static let systemMint = system((0, 199, 190, 1), (99, 230, 226, 1))
    /// A teal that adapts to the light and dark styles.
    public static let systemTeal = system((48, 176, 199, 1), (64, 200, 224, 1))
    /// A cyan that adapts to the light and dark styles.
    public static let systemCyan = system((50, 173, 230, 1), (100, 210, 255, 1))
    /// A blue that adapts to the light and dark styles.
    public static let systemBlue = system((0, 122, 255, 1), (10, 132, 255, 1))
    /// An indigo that adapts to the light and dark styles.
    public static let systemIndigo = system((88, 86, 214, 1), (94, 92, 230, 1))
    /// A purple that adapts to the light and dark styles.
    public static let systemPurple = system((175, 82, 222, 1), (191, 90, 242, 1))
    /// A pink that adapts to the light and dark styles.
    public static let systemPink = system((255, 45, 85, 1), (255, 55, 95, 1))
    /// A brown that adapts to the light and dark styles.
    public static let systemBrown = system((162, 132, 94, 1), (172, 142, 104, 1))
    /// The base gray, which is the same in the light and dark styles.
    public static let systemGray = system((142, 142, 147, 1), (142, 142, 147, 1))
    /// A second-level gray that adapts to the light and dark styles.
    public static let systemGray2 = system((174, 174, 178, 1), (99, 99, 102, 1))
    /// A third-level gray that adapts to the light and dark styles.
    public static let systemGray3 = system((199, 199, 204, 1), (72, 72, 74, 1))
    /// A fourth-level gray that adapts to the light and dark styles.
    public static let systemGray4 = system((209, 209, 214, 1), (58, 58, 60, 1))
    /// A fifth-level gray that adapts to the light and dark styles.
    public static let systemGray5 = system((229, 229, 234, 1), (44, 44, 46, 1))
    /// A sixth-level gray, closest to the background, that adapts to the light and dark styles.
    public static let systemGray6 = system((242, 242, 247, 1), (28, 28, 30, 1))
    /// The color of primary text.
    public static let label = system((0, 0, 0, 1), (255, 255, 255, 1))
    /// The color of secondary text.
    public static let secondaryLabel = system((60, 60, 67, 0.6), (235, 235, 245, 0.6))
    /// The color of tertiary text.
    public static let tertiaryLabel = system((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    /// The color of quaternary text.
    public static let quaternaryLabel = system((60, 60, 67, 0.18), (235, 235, 245, 0.16))
    /// The color of placeholder text.
    public static let placeholderText = system((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    /// The color of links.
    public static let link = system((0, 122, 255, 1), (9, 132, 255, 1))
    /// The color of separators.
    public static let separator = system((60, 60, 67, 0.29), (84, 84, 88, 0.6))
    /// The color of the main background.
    public static let systemBackground = system((255, 255, 255, 1), (0, 0, 0, 1))
    /// The background color of content on the main background.
    public static let secondarySystemBackground = system((242, 242, 247, 1), (28, 28, 30, 1))
    /// The background color of content on the secondary background.
    public static let tertiarySystemBackground = system((255, 255, 255, 1), (44, 44, 46, 1))
    /// The background color of grouped content.
    public static let systemGroupedBackground = system((242, 242, 247, 1), (0, 0, 0, 1))
    /// The background color of content on the grouped background.
    public static let secondarySystemGroupedBackground = system((255, 255, 255, 1), (28, 28, 30, 1))
    /// The background color of content on the secondary grouped background.
    public static let tertiarySystemGroupedBackground = system((242, 242, 247, 1), (44, 44, 46, 1))
    /// The color that fills thin and small shapes.
    public static let systemFill = system((120, 120, 128, 0.2), (120, 120, 128, 0.36))
    /// The color that fills shapes of medium size.
    public static let secondarySystemFill = system((120, 120, 128, 0.16), (120, 120, 128, 0.32))
    /// The color that fills large shapes.
    public static let tertiarySystemFill = system((118, 118, 128, 0.12), (118, 118, 128, 0.24))
    /// The color that fills large areas with complex content.
    public static let quaternarySystemFill = system((116, 116, 128, 0.08), (118, 118, 128, 0.18))
    /// The color of separators that hide what is below them.
    public static let opaqueSeparator = system((198, 198, 200, 1), (56, 56, 58, 1))
    /// The color of text on a light background in both styles.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The color of text on a dark background in both styles.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// The tint color of controls.
    public static let tintColor = system((0, 122, 255, 1), (10, 132, 255, 1))

    private typealias Numbers = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    private static func system(_ light: Numbers, _ dark: Numbers) -> UIColor {
        UIColor(light: color(light), dark: color(dark))
    }

    private static func color(_ n: Numbers) -> UIColor {
        UIColor(red: n.red / 255, green: n.green / 255, blue: n.blue / 255, alpha: n.alpha)
    }
}
