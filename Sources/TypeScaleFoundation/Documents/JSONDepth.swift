import Foundation

/// Keeps deep JSON away from decoders that follow nested values by calling themselves.
enum JSONDepth {
    /// Whether JSON nests no deeper than a property list may; what is no JSON nests as little.
    static func isShallow(_ data: Data) -> Bool {
        var depth = 0
        var isInString = false
        var isEscaped = false
        for byte in data {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth > PropertyListDepth.deepest { return false }
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            default: break
            }
        }
        return true
    }
}
