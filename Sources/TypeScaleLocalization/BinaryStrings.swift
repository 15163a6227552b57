import TypeScaleFoundation

/// The texts of a binary property list that is a single dictionary, as compiled `.strings` files are.
///
/// Read here and not by the decoder, which hashes parts of long keys alone.
struct BinaryStrings {
    /// The keys and their texts, in the order of the file; `nil` where a value is no text.
    let texts: [(key: String, text: String?)]

    /// Reads the dictionary.
    ///
    /// - Throws: ``TranslationError`` if it is none, or a key is no text or is too long.
    init(_ bytes: [UInt8], keyBytes: Int, path: String) throws(TranslationError) {
        func problem(_ detail: String) -> TranslationError {
            TranslationError(path: path, detail: detail)
        }
        guard let list = BinaryPropertyListScanner(bytes), let root = list.mark(of: list.root),
            root.kind == 0xD, root.held <= bytes.count,
            2 * root.held <= (bytes.count - root.start) / list.referenceSize
        else { throw problem("the binary property list is cut short, or is no dictionary") }
        func reference(_ index: Int) -> Int? {
            let size = list.referenceSize
            return BinaryPropertyListScanner.number(
                bytes,
                at: root.start + index * size,
                size: size
            )
        }
        // Objects may be shared, so that a short file can stand for texts without end.
        var budget = 4 * bytes.count + (1 << 20)
        var texts: [(key: String, text: String?)] = []
        for index in 0..<root.held {
            guard let key = reference(index).flatMap({ list.text(of: $0, upTo: keyBytes) }),
                let value = reference(root.held + index)
            else { throw problem("a key is no text, or longer than \(ByteCount.text(keyBytes))") }
            let text = list.text(of: value, upTo: bytes.count)
            budget -= key.utf8.count + (text?.utf8.count ?? 0)
            guard budget > 0 else { throw problem("its texts are longer than the file itself") }
            texts.append((key, text))
        }
        self.texts = texts
    }
}
