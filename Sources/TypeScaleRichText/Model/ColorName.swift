/// The names of colours.
enum ColorName {
    /// The colour of a name, in any case.
    static func rgba(_ name: String) -> UInt32? {
        if let found = plain(name) { return found }
        guard name.utf8.contains(where: { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) else {
            return nil
        }
        return plain(name.lowercased())
    }

    /// The colour of a name in lower case.
    private static func plain(_ name: String) -> UInt32? {
        switch name {
        // The article's, as UIKit has them; CSS has another green.
        case "black": 0x0000_00FF
        case "red": 0xFF00_00FF
        case "blue": 0x0000_FFFF
        case "yellow": 0xFFFF_00FF
        case "green": 0x00FF_00FF
        case "gray", "grey": 0x8080_80FF
        case "white": 0xFFFF_FFFF
        case "clear", "transparent": 0
        // The rest of CSS's sixteen, and orange.
        case "silver": 0xC0C0_C0FF
        case "maroon": 0x8000_00FF
        case "purple": 0x8000_80FF
        case "fuchsia", "magenta": 0xFF00_FFFF
        case "lime": 0x00FF_00FF
        case "olive": 0x8080_00FF
        case "navy": 0x0000_80FF
        case "teal": 0x0080_80FF
        case "aqua", "cyan": 0x00FF_FFFF
        case "orange": 0xFFA5_00FF
        default: nil
        }
    }
}
