import TypeScaleCode

extension BuildConfiguration.System {
    /// Returns the system for which a file is, by its imports and its path, or `nil`.
    init?(code: [UInt8], path: String) {
        let modules = code.importedModules
        let lower = path.utf8.map { $0 | 0x20 }
        if modules.contains("WatchKit") || lower.firstRange(of: Array("watch".utf8)) != nil {
            self = .watchOS
        } else if modules.contains("UIKit") {
            self = .iOS
        } else if modules.contains("AppKit") || modules.contains("Cocoa") {
            self = .macOS
        } else {
            return nil
        }
    }
}
