public import Foundation

/// A colour: red, green, blue and how opaque it is, possibly different in light and dark.
public final class UIColor: NSObject, NSCopying, Sendable {
    private let mark = CoreFoundationMark()

    private let components: Kind

    private indirect enum Kind: Sendable {
        case fixed(Components)
        /// What a provider makes, with another opacity if there is one.
        case dynamic(@Sendable (UITraitCollection) -> UIColor, alpha: CGFloat?)
    }

    private struct Components: Hashable, Sendable {
        var red: CGFloat
        var green: CGFloat
        var blue: CGFloat
        var alpha: CGFloat
    }

    private init(_ components: Kind) {
        self.components = components
    }

    /// A colour of components from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.fixed(Components(red: red, green: green, blue: blue, alpha: alpha)))
    }

    /// A grey from 0, black, to 1, white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour that depends on the traits.
    ///
    /// - Parameter dynamicProvider: Makes the colour for some traits; not this one again.
    public convenience init(
        dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
    ) {
        self.init(.dynamic(dynamicProvider, alpha: nil))
    }

    /// The colour that this one is for some traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(.fixed(components(for: traitCollection)))
    }

    /// The same colour, more or less opaque.
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

    /// Writes the components for the current traits; what is `nil` is left out.
    ///
    /// - Returns: `true`: every colour has these components.
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

    /// The colour itself, since it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both are the same in light and in dark.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.faces == faces
    }

    /// The hash of the components in light and in dark.
    public override var hash: Int { faces.hashValue }

    private var faces: [Components] {
        [.light, .dark].map { components(for: UITraitCollection(userInterfaceStyle: $0)) }
    }
}

extension UIColor {
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// Dark grey.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Grey.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Light grey.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Nothing.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Cyan.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Magenta.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Yellow.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Orange.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
