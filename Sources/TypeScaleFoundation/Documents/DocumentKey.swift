/// A key of a dictionary, where it stands in the text.
struct DocumentKey {
    /// Where the key begins, for whoever is to find it.
    let offset: Int
    /// The bytes of the key in the text, if they stand there as they are meant.
    let plain: Range<Int>
    /// The key, if it is written in another way than it reads.
    let unescaped: String?
    /// Whether every byte of ``plain`` is a character.
    let isASCII: Bool

    func text(in bytes: [UInt8]) -> String {
        unescaped ?? String(decoding: bytes[plain], as: UTF8.self)
    }

    /// The keys of one dictionary that are there already.
    ///
    /// Keys are the same where Swift's strings are, whatever their spelling; decoders would keep one of
    /// them in silence.
    static func repeated(_ keys: ArraySlice<DocumentKey>, in bytes: [UInt8]) -> [DocumentKey] {
        guard keys.count > 1 else { return [] }
        if keys.count <= 8, keys.allSatisfy({ $0.isASCII && $0.unescaped == nil }) {
            return keys.indices.filter { place in
                keys[..<place].contains { bytes[$0.plain] == bytes[keys[place].plain] }
            }.map { keys[$0] }
        }
        var seen: Set<String> = []
        return keys.filter { !seen.insert($0.text(in: bytes)).inserted }
    }
}
