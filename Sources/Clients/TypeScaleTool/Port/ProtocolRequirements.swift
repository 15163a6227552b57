/// The requirements of a protocol that were optional.
struct ProtocolRequirements {
    let name: String
    /// The access level, such as `public`, if the protocol states one.
    let access: String?
    /// The number of open `#if` blocks at the start.
    let blockDepth: Int
    /// Whether the protocol is in another declaration, so that no extension can follow it.
    let isNested: Bool
    /// The default implementations.
    var defaults: [String] = []
}

extension ProtocolRequirements {
    /// Returns whether an extension after the protocol can contain the default of a requirement in
    /// the current block.
    func canHaveDefault(in blocks: ConditionalBlocks) -> Bool {
        !isNested && blocks.depth == blockDepth
    }

    /// The words that can be between `optional` and the keyword of a declaration.
    static let modifiers: Set = [
        "class", "fileprivate", "internal", "mutating", "nonisolated", "private", "public",
        "static",
    ]

    /// Returns the names of optional functions in a file, which other files can call with `?`.
    static func optionalNames(in source: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        var scanner = SwiftScanner(source)
        while let token = scanner.next() {
            guard token.kind == .word, scanner.text(token.range) == "optional" else { continue }
            var ahead = scanner
            while let next = ahead.next(), next.kind == .word {
                let word = scanner.text(next.range)
                guard modifiers.contains(word) || word == "func" else { break }
                guard word == "func" else { continue }
                if let name = ahead.next(), name.kind == .word {
                    names.insert(scanner.text(name.range))
                }
                break
            }
        }
        return names
    }
}
