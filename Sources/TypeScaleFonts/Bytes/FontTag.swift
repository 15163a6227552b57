/// Four letters that name a table, an axis or a feature of a font: `head`, `wght`.
public struct FontTag: Hashable, Sendable {
    /// The letters as a big-endian number.
    let rawValue: UInt32
}

extension FontTag: ExpressibleByStringLiteral {
    /// A tag as it is written, `"wght"`.
    ///
    /// Shorter texts are filled up with spaces, as OpenType does; of longer ones, and of letters
    /// beyond ASCII, what does not fit is left out.
    ///
    /// - Parameter value: Up to four ASCII letters.
    public init(stringLiteral value: String) {
        var number: UInt32 = 0
        var letters = value.utf8.makeIterator()
        for _ in 0..<4 { number = number << 8 | UInt32(letters.next() ?? 0x20) }
        rawValue = number
    }
}

extension FontTag: CustomStringConvertible {
    /// The four letters; bytes that are no printable ASCII as `?`.
    public var description: String {
        var text = ""
        for shift in [24, 16, 8, 0] as [UInt32] {
            let letter = UInt8(truncatingIfNeeded: rawValue >> shift)
            text.unicodeScalars.append(
                0x20...0x7E ~= letter ? Unicode.Scalar(letter) : "?"
            )
        }
        return text
    }
}

/// A table that is missing, cannot be read or is read in part, and what the face lacks for it.
public struct TableWarning: Hashable, Sendable {
    /// The table.
    public let table: FontTag

    /// What the face lacks, in words.
    package let consequence: String
}

extension TableWarning: CustomStringConvertible {
    /// The table and what the face lacks.
    public var description: String { "\(table): \(consequence)" }
}
