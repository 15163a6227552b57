public import Foundation

/// A color with red, green, blue and alpha components, which can depend on the traits.
public final class UIColor: NSObject, NSCopying, Sendable {
    private let mark = CoreFoundationMark()

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
