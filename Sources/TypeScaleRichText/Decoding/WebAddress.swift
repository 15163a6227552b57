import Foundation

/// Checks addresses from outside.
enum WebAddress {
    /// What an address is for.
    enum Use {
        case link
        case image
    }

    /// Schemes that run what they hold, and are never kept.
    private static let running: Set<String> = ["javascript", "vbscript"]

    /// What keeps an address from being used; `nil` for nothing.
    static func problem(_ address: String, _ use: Use, _ limits: RichTextLimits) -> String? {
        guard address.utf8.count <= limits.urlBytes else {
            return "the address is longer than \(limits.urlBytes) bytes (limit urlBytes)"
        }
        guard !address.unicodeScalars.contains(where: isForbidden) else {
            return "an address has no spaces, quotes, brackets or control characters"
        }
        guard let scheme = scheme(of: address) else {
            return "the address names no scheme, such as https"
        }
        guard limits.urlSchemes.contains(scheme), !running.contains(scheme),
            scheme != "data" || use == .image
        else {
            let kept = limits.urlSchemes.sorted().joined(separator: ", ")
            return "addresses of \(scheme.quotedForMessage) are not kept; kept are those of \(kept)"
        }
        if scheme == "http" || scheme == "https" {
            let rest = address.utf8.dropFirst(scheme.utf8.count + 1)
            guard rest.starts(with: "//".utf8),
                let first = rest.dropFirst(2).first,
                first != UInt8(ascii: "/"), first != UInt8(ascii: "?"), first != UInt8(ascii: "#")
            else { return "the address names no host" }
        }
        if scheme == "data", !isPicture(address) { return "the data is no picture" }
        return URL(string: address) == nil ? "that is no address" : nil
    }

    /// Whether an address of any limits may stand in a page: it runs nothing.
    static func isSafe(_ address: String, _ use: Use = .link) -> Bool {
        guard let scheme = scheme(of: address), !running.contains(scheme) else { return false }
        return scheme != "data" || use == .image && isPicture(address)
    }

    /// The scheme, in lower case.
    static func scheme(of address: String) -> String? {
        guard let end = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = address.utf8[..<end]
        guard let first = name.first, isLetter(first),
            name.allSatisfy({ isLetter($0) || isDigit($0) || [0x2B, 0x2D, 0x2E].contains($0) })
        else { return nil }
        return String(address[..<end]).lowercased()
    }

    private static func isPicture(_ address: String) -> Bool {
        ["png", "jpeg", "gif", "webp"].contains { kind in
            address.lowercased().hasPrefix("data:image/\(kind);")
                || address.lowercased().hasPrefix("data:image/\(kind),")
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\"", "<", ">", "\\", "^", "`", "{", "|", "}": true
        case _ where scalar.value <= 0x20: true
        case _ where scalar.value < 0x7F: false
        default:
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
                .paragraphSeparator, .spaceSeparator:
                true
            default: false
            }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
}
