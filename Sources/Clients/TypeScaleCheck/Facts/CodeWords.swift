// Words in code, each of which one pass finds. A search for each of several words takes as long as
// all other steps of a file.
extension String {
    /// Returns whether the text contains one of several words, in any case.
    ///
    /// - Parameter words: Words of lowercase letters.
    /// - Returns: Whether the text contains one of them.
    func containsWord(of words: [String]) -> Bool {
        var rest = utf8[...]
        while let first = rest.first {
            let isFound = words.contains { word in
                word.utf8.first == first | 0x20 && rest.count >= word.utf8.count
                    && zip(rest, word.utf8).allSatisfy { $0 | 0x20 == $1 }
            }
            if isFound { return true }
            rest.removeFirst()
        }
        return false
    }
}

extension [UInt8] {
    /// The modules of Apple's frameworks for views.
    private static let modules = [
        "UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "WidgetKit",
    ]

    /// The modules of Apple's frameworks for views that the code imports.
    var importedModules: Set<String> {
        var found: Set<String> = []
        for index in indices where self[index] == UInt8(ascii: "m") {
            guard index > 0, self[index - 1] == UInt8(ascii: "i"),
                self[index...].starts(with: "mport ".utf8)
            else { continue }
            let rest = self[(index + 6)...]
            if let module = Self.modules.first(where: { rest.starts(with: $0.utf8) }) {
                found.insert(module)
            }
        }
        return found
    }

    /// The names of code that handles a change of the text size, before and from a capital letter.
    private static let handlers = [
        ("trait", "CollectionDidChange"), ("registerFor", "TraitChanges"),
        ("UI", "ContentSizeCategory"), ("preferred", "ContentSizeCategoryDidChange"),
        ("update", "Configuration"),
    ]

    /// Whether the code handles a change of the text size.
    var handlesTextSizeChanges: Bool {
        for index in indices
        where self[index] == UInt8(ascii: "C") || self[index] == UInt8(ascii: "T") {
            let (start, rest) = (self[..<index], self[index...])
            let isHandler = Self.handlers.contains { first, last in
                rest.starts(with: last.utf8)
                    && start.suffix(first.utf8.count).elementsEqual(first.utf8)
            }
            if isHandler { return true }
        }
        return false
    }
}
