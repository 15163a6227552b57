import TypeScaleCode

extension BuildConfiguration.System {
    /// Returns the system for which a file is, by its imports and its path, or `nil`.
    init?(code: [UInt8], path: String) {
        let lower = path.utf8.map { $0 | 0x20 }
        if code.imports("WatchKit") || lower.firstRange(of: Array("watch".utf8)) != nil {
            self = .watchOS
        } else if code.imports("UIKit") {
            self = .iOS
        } else if code.imports("AppKit") || code.imports("Cocoa") {
            self = .macOS
        } else {
            return nil
        }
    }
}

extension [UInt8] {
    /// Returns whether a line imports a module.
    fileprivate func imports(_ module: String) -> Bool {
        let line = Array("import \(module)".utf8)
        var rest = self[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "i")) {
            if rest[start...].starts(with: line) { return true }
            rest = rest[(start + 1)...]
        }
        return false
    }
}
