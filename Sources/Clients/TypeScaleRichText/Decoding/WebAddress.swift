import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments

enum WebAddress {
    /// The schemes that are never allowed, because they execute code.
    private static let running: Set<String> = ["javascript", "vbscript"]

    /// Returns an error message about a URL, or `nil` if the URL is allowed.
    static func problem(_ address: String, isImage: Bool, _ limits: RichTextLimits) -> String? {
        guard address.utf8.count <= limits.urlBytes else {
            return "the URL exceeds the limit of \(limits.urlBytes) bytes (limit urlBytes)"
        }
        guard !address.unicodeScalars.contains(where: isForbidden) else {
            return "a URL must not contain spaces, quotes, brackets or control characters"
        }
        guard let scheme = scheme(of: address) else {
            return "the URL has no scheme; add a scheme such as https"
        }
        guard limits.urlSchemes.contains(scheme), !running.contains(scheme),
            scheme != "data" || isImage
        else {
            let kept = limits.urlSchemes.sorted().joined(separator: ", ")
            return "the scheme \(scheme.quotedForMessage) is not allowed; use \(kept)"
        }
        if scheme == "http" || scheme == "https" {
            let rest = address.utf8.dropFirst(scheme.utf8.count + 1)
            guard rest.starts(with: "//".utf8),
                let first = rest.dropFirst(2).first,
                first != UInt8(ascii: "/"), first != UInt8(ascii: "?"), first != UInt8(ascii: "#")
            else { return "the URL has no host" }
        }
        if scheme == "data", !isPicture(address) { return "the data URL is not a picture" }
        return URL(string: address) == nil ? "malformed URL" : nil
    }

    /// Returns whether a page can contain a URL without executing code.
    static func isSafe(_ address: String, isImage: Bool = false) -> Bool {
        guard let scheme = scheme(of: address), !running.contains(scheme) else { return false }
        return scheme != "data" || isImage && isPicture(address)
    }

    static func scheme(of address: String) -> String? {
        guard let end = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = address.utf8[..<end]
        guard name.first?.isASCIILetter == true,
            name.allSatisfy({ $0.isASCIILetterOrDigit || "+-.".utf8.contains($0) })
        else { return nil }
        return String(address[..<end]).lowercased()
    }

    private static func isPicture(_ address: String) -> Bool {
        let start = String(address.unicodeScalars.prefix(17)).lowercased().utf8
        return ["png", "jpeg", "gif", "webp"].contains { kind in
            start.starts(with: "data:image/\(kind);".utf8)
                || start.starts(with: "data:image/\(kind),".utf8)
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\"", "<", ">", "\\", "^", "`", "{", "|", "}": true
        case _ where scalar.value <= 0x20: true
        case _ where scalar.value < 0x7F: false
        default:
            switch scalar.properties.generalCategory {
            case .privateUse, .unassigned, .spaceSeparator: true
            default: scalar.isControl
            }
        }
    }
}
