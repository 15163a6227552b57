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

    /// Whether comparing the key takes time in proportion to its length, and not to the square.
    func isQuicklyCompared(in bytes: [UInt8]) -> Bool {
        isASCII && unescaped == nil || text(in: bytes).isQuicklyCompared
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

extension String {
    /// Whether comparing the text takes time in proportion to its length, and not to the square.
    ///
    /// A short one may have any marks; in a longer one no letter has more than Unicode's form for
    /// streams allows, 30.
    package var isQuicklyCompared: Bool {
        guard utf8.count > 96 else { return true }
        var marks = 0
        for scalar in unicodeScalars {
            let isMark = scalar.properties.canonicalCombiningClass != .notReordered
            marks = isMark ? marks + 1 : 0
            if marks > 30 { return false }
        }
        return true
    }
}
