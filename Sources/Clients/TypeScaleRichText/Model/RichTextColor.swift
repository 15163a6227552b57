/// An sRGB color with eight bits per channel, and an optional variant for dark mode.
public struct RichTextColor: Hashable, Sendable {
    /// The red, green, blue and opacity channels, with red in the highest eight bits.
    public let rgba: UInt32

    /// The channels for dark mode, or `nil` if they are the same as ``rgba``.
    public let darkRGBA: UInt32?

    /// Creates a color.
    ///
    /// - Parameters:
    ///   - rgba: The red, green, blue and opacity channels, with red in the highest eight bits.
    ///   - darkRGBA: The channels for dark mode, or `nil` if they are the same as `rgba`.
    public init(rgba: UInt32, darkRGBA: UInt32? = nil) {
        self.rgba = rgba
        self.darkRGBA = darkRGBA
    }

    /// Black.
    public static let black = RichTextColor(rgba: 0x0000_00FF)
    /// White.
    public static let white = RichTextColor(rgba: 0xFFFF_FFFF)
    /// A transparent color.
    public static let clear = RichTextColor(rgba: 0)

    var isClear: Bool { rgba & 0xFF == 0 && (darkRGBA ?? 0) & 0xFF == 0 }

    /// Returns the channels of a packed color, such as ``rgba`` or ``darkRGBA``, each from 0 to 1.
    public static func channels(
        of rgba: UInt32
    ) -> (red: Double, green: Double, blue: Double, alpha: Double) {
        func channel(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
        return (channel(24), channel(16), channel(8), channel(0))
    }
}

extension RichTextColor: LosslessStringConvertible {
    /// Creates a color from its notation in a document, or returns `nil` for any other string.
    ///
    /// The notation is `#RGB`, `#RRGGBB`, `#RRGGBBAA`, `argb:#AARRGGBB`, or a case-insensitive
    /// name. The names are `clear`, `cyan`, `grey`, `magenta`, `orange`, `transparent` and the
    /// basic colors in [CSS](https://www.w3.org/TR/css-color-4/#named-colors). As in UIKit, `green`
    /// is #00FF00.
    ///
    /// - Parameter text: The notation.
    public init?(_ text: String) {
        self.init(text, alphaIsFirst: false)
    }

    init?(_ text: String, alphaIsFirst: Bool) {
        guard text.utf8.count <= 32 else { return nil }
        if text.utf8.first == UInt8(ascii: "#") {
            self.init(digits: text.utf8.dropFirst(), alphaIsFirst: alphaIsFirst)
        } else if text.utf8.starts(with: "argb:#".utf8), text.utf8.count == 14 {
            self.init(digits: text.utf8.dropFirst(6), alphaIsFirst: true)
        } else if let rgba = Self.named[text] ?? Self.named[text.lowercased()] {
            self.init(rgba: rgba)
        } else {
            return nil
        }
    }

    /// The channels of the named colors, by lowercase name.
    private static let named: [String: UInt32] = [
        // As in UIKit. Green is darker in CSS.
        "black": 0x0000_00FF, "red": 0xFF00_00FF, "blue": 0x0000_FFFF, "yellow": 0xFFFF_00FF,
        "green": 0x00FF_00FF, "gray": 0x8080_80FF, "grey": 0x8080_80FF, "white": 0xFFFF_FFFF,
        "clear": 0, "transparent": 0,
        "silver": 0xC0C0_C0FF, "maroon": 0x8000_00FF, "purple": 0x8000_80FF,
        "fuchsia": 0xFF00_FFFF, "magenta": 0xFF00_FFFF, "lime": 0x00FF_00FF, "olive": 0x8080_00FF,
        "navy": 0x0000_80FF, "teal": 0x0080_80FF, "aqua": 0x00FF_FFFF, "cyan": 0x00FF_FFFF,
        "orange": 0xFFA5_00FF,
    ]

    private init?(digits: Substring.UTF8View, alphaIsFirst: Bool) {
        var number: UInt32 = 0
        guard digits.count <= 8 else { return nil }
        for letter in digits {
            guard let digit = Character(Unicode.Scalar(letter)).hexDigitValue else { return nil }
            number = number << 4 | UInt32(digit)
        }
        switch digits.count {
        case 3:
            let wide = (number & 0xF00) << 8 | (number & 0xF0) << 4 | number & 0xF
            self.init(rgba: wide << 12 | wide << 8 | 0xFF)
        case 6: self.init(rgba: number << 8 | 0xFF)
        case 8: self.init(rgba: alphaIsFirst ? number << 8 | number >> 24 : number)
        default: return nil
        }
    }

    /// The color for light mode, such as `#FF0000`, or `#FF000080` if it is not opaque.
    public var description: String { Self.hexadecimal(rgba) }

    /// Returns six hexadecimal digits if the color is opaque, or eight otherwise.
    static func hexadecimal(_ rgba: UInt32) -> String {
        let isOpaque = rgba & 0xFF == 0xFF
        let digits = String(isOpaque ? rgba >> 8 : rgba, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: (isOpaque ? 6 : 8) - digits.utf8.count) + digits
    }
}
