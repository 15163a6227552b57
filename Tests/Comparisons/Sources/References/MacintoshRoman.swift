import Foundation

/// The Macintosh Roman encoding by Foundation's table, independent of TypeScale's.
enum MacintoshRoman {
    /// Returns the byte of a character, or `nil` if the encoding lacks it.
    static func byte(_ character: UInt32) -> UInt8? {
        character < 0x80 ? UInt8(character) : upperHalf[character]
    }

    private static let upperHalf: [UInt32: UInt8] = {
        var bytes: [UInt32: UInt8] = [:]
        for byte in UInt8(0x80)...0xFF {
            let text = String(data: Data([byte]), encoding: .macOSRoman)
            if let character = text?.unicodeScalars.first { bytes[character.value] = byte }
        }
        return bytes
    }()
}
