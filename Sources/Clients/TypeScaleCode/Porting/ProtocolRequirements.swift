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
}
