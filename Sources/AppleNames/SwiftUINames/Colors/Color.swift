public import Foundation
public import UIKitNames

/// A color, which can depend on the light or dark style.
public struct Color: Hashable, CustomStringConvertible, Sendable {
    let base: Base

    enum Base: Hashable, Sendable {
        case uiColor(UIColor)
        /// A color in an asset catalog. Linux has no asset catalogs.
        case asset(String)
    }

    /// A space of red, green and blue components.
    ///
    /// SwiftUI also has linear sRGB and Display P3, which this module does not convert.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The sRGB color space.
        case sRGB
    }

    /// Creates a color from components between 0 and 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: opacity))
    }

    /// Creates a gray color from a white level between 0, which is black, and 1, which is white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(UIColor(white: white, alpha: opacity))
    }

    /// Creates a color with a name in an asset catalog.
    ///
    /// The color records the name, but has no components, because asset catalogs are not read.
    public init(_ name: String, bundle: Bundle? = nil) { base = .asset(name) }

    /// Creates a color from UIKit's color.
    public init(_ color: UIColor) { base = .uiColor(color) }

    /// Creates a color from UIKit's color.
    public init(uiColor: UIColor) { self.init(uiColor) }

    /// Returns this color with its opacity multiplied by a factor.
    ///
    /// A color in an asset catalog stays unchanged.
    public func opacity(_ opacity: Double) -> Color {
        guard case .uiColor(let color) = base else { return self }
        return Color(
            UIColor { traits in
                let fixed = color.resolvedColor(with: traits)
                var alpha: CGFloat = 1
                unsafe fixed.getRed(nil, green: nil, blue: nil, alpha: &alpha)
                return fixed.withAlphaComponent(alpha * opacity)
            }
        )
    }

    /// A textual representation of the color.
    public var description: String {
        switch base {
        case .uiColor(let color): "\(color)"
        case .asset(let name): "NamedColor(name: \"\(name)\")"
        }
    }
}

// The colors with the names of the system's colors have its values.
extension Color {
    /// The system's red.
    public static let red = Color(UIColor.systemRed)
    /// The system's orange.
    public static let orange = Color(UIColor.systemOrange)
    /// The system's yellow.
    public static let yellow = Color(UIColor.systemYellow)
    /// The system's green.
    public static let green = Color(UIColor.systemGreen)
    /// The system's mint.
    public static let mint = Color(UIColor.systemMint)
    /// The system's teal.
    public static let teal = Color(UIColor.systemTeal)
    /// The system's cyan.
    public static let cyan = Color(UIColor.systemCyan)
    /// The system's blue.
    public static let blue = Color(UIColor.systemBlue)
    /// The system's indigo.
    public static let indigo = Color(UIColor.systemIndigo)
    /// The system's purple.
    public static let purple = Color(UIColor.systemPurple)
    /// The system's pink.
    public static let pink = Color(UIColor.systemPink)
    /// The system's brown.
    public static let brown = Color(UIColor.systemBrown)
    /// The system's gray.
    public static let gray = Color(UIColor.systemGray)
    /// White.
    public static let white = Color(UIColor.white)
    /// Black.
    public static let black = Color(UIColor.black)
    /// Transparent black.
    public static let clear = Color(UIColor.clear)
    /// The color of primary text.
    public static let primary = Color(UIColor.label)
    /// The color of secondary text.
    public static let secondary = Color(UIColor.secondaryLabel)
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// The color that controls have by default.
    public static let accentColor = Color(UIColor.tintColor)
}

extension UIColor {
    /// Creates UIKit's color.
    ///
    /// A color in an asset catalog becomes transparent black, because asset catalogs are not read.
    public convenience init(_ color: Color) {
        if case .uiColor(let base) = color.base {
            self.init { _ in base }
        } else {
            self.init(white: 0, alpha: 0)
        }
    }
}
