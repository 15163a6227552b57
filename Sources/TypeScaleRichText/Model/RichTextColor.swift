/// A colour in sRGB, eight bits a channel, possibly another one on a dark screen.
public struct RichTextColor: Hashable, Sendable {
    /// Red, green, blue and how opaque, eight bits each, red in the highest.
    public let rgba: UInt32

    /// The same for dark screens; `nil` where one colour does for both.
    public let darkRGBA: UInt32?

    /// A colour of channels.
    ///
    /// - Parameters:
    ///   - rgba: Red, green, blue and how opaque, eight bits each, red in the highest.
    ///   - darkRGBA: The same for dark screens; `nil` where one colour does for both.
    public init(rgba: UInt32, darkRGBA: UInt32? = nil) {
        self.rgba = rgba
        self.darkRGBA = darkRGBA
    }
}

extension RichTextColor {
    /// Black.
    public static let black = RichTextColor(rgba: 0x0000_00FF)
    /// White.
    public static let white = RichTextColor(rgba: 0xFFFF_FFFF)
    /// No colour at all.
    public static let clear = RichTextColor(rgba: 0)

    /// Whether nothing of the colour is seen.
    var isClear: Bool { rgba & 0xFF == 0 && (darkRGBA ?? 0) & 0xFF == 0 }

    /// The channels of a colour, from 0 to 1.
    ///
    /// - Parameter rgba: The colour, as ``rgba`` or ``darkRGBA`` has it.
    /// - Returns: Red, green, blue and how opaque.
    package static func channels(
        of rgba: UInt32
    ) -> (red: Double, green: Double, blue: Double, alpha: Double) {
        func channel(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
        return (channel(24), channel(16), channel(8), channel(0))
    }
}

extension RichTextColor: LosslessStringConvertible {
    /// A colour as a server writes it.
    ///
    /// Reads `#RGB`, `#RRGGBB`, `#RRGGBBAA`, `argb:#AARRGGBB`, and names in any case: the article's
    /// six as UIKit has them (`green` is #00FF00), `clear`, and the basic names of CSS.
    ///
    /// - Parameter text: The colour; anything else gives `nil`.
    public init?(_ text: String) {
        self.init(text, alphaIsFirst: false)
    }

    /// A colour as a server writes it, whose eight digits may begin with the opacity.
    init?(_ text: String, alphaIsFirst: Bool) {
        guard text.utf8.count <= 32 else { return nil }
        if text.utf8.first == UInt8(ascii: "#") {
            self.init(digits: text.utf8.dropFirst(), alphaIsFirst: alphaIsFirst)
        } else if text.hasPrefix("argb:#"), text.utf8.count == 14 {
            self.init(digits: text.utf8.dropFirst(6), alphaIsFirst: true)
        } else if let rgba = ColorName.rgba(text) {
            self.init(rgba: rgba)
        } else {
            return nil
        }
    }

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

    /// The colour of light screens: `#FF0000`, with two digits more where it is not opaque.
    public var description: String { Self.hexadecimal(rgba) }

    /// The digits of a colour, six of them where it is opaque.
    static func hexadecimal(_ rgba: UInt32) -> String {
        let isOpaque = rgba & 0xFF == 0xFF
        let digits = String(isOpaque ? rgba >> 8 : rgba, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: (isOpaque ? 6 : 8) - digits.utf8.count) + digits
    }
}
