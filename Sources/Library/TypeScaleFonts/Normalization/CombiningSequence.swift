/// A character and the marks that follow it, normalized for the characters that a face supports.
struct CombiningSequence {
    struct Element {
        var character: UInt32
        let combiningClass: UInt8
        /// Whether this is a combining grapheme joiner that keeps marks from being reordered.
        ///
        /// ``CombiningSequence/order()`` finds it, before marks are composed with their base.
        fileprivate(set) var separatesMarks = false

        init(_ character: UInt32) {
            self.character = character
            combiningClass = NormalizationTable.combiningClass(character)
        }
    }

    private(set) var elements: [Element] = []

    /// The maximum number of characters to which one character decomposes.
    static let maximumExpansion = 4

    init() {}

    /// Creates a sequence from the parts of a character.
    init(parts: [UInt32]) { elements = parts.map(Element.init) }

    /// The characters.
    var characters: [UInt32] { elements.map { $0.character } }

    mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

    /// Appends a character, decomposed as far as the face supports the parts.
    ///
    /// With `keepsWhole`, a character that the face supports is not decomposed.
    mutating func append(
        _ character: UInt32,
        keepsWhole: Bool,
        _ isSupported: (UInt32) -> Bool
    ) {
        var parts: [UInt32] = []
        if keepsWhole && isSupported(character)
            || !Normalizer.decompose(
                character,
                stopsEarly: keepsWhole,
                into: &parts,
                isSupported: isSupported
            )
        {
            elements.append(Element(character))
        }
        for part in parts { elements.append(Element(part)) }
    }

    /// Composes the marks, which are in order, if the face has a glyph for the result.
    mutating func compose(_ isSupported: (UInt32) -> Bool) {
        // swift-format-ignore: OnlyOneTrailingClosureArgument
        Normalizer.compose(&elements, combiningClass: { $0.combiningClass }) {
            elements,
            starter,
            index in
            guard
                let composed = NormalizationTable.composition(
                    elements[starter].character,
                    elements[index].character
                ), isSupported(composed)
            else { return false }
            elements[starter].character = composed
            return true
        }
    }

    /// Orders each series of marks whose class is not 0, without changing the order within a class.
    mutating func order() {
        Normalizer.forEachSeries(
            &elements,
            combiningClass: { $0[$1].combiningClass },
            order: { elements, marks in
                // Few marks are ordered by insertion.
                for end in marks.dropFirst() {
                    var index = end
                    while index > marks.lowerBound,
                        elements[index - 1].combiningClass > elements[index].combiningClass
                    {
                        elements.swapAt(index - 1, index)
                        index -= 1
                    }
                }
            }
        )
        for index in elements.indices.dropFirst().dropLast()
        where elements[index].character == 0x034F {
            let next = elements[index + 1].combiningClass
            elements[index].separatesMarks =
                next != 0 && elements[index - 1].combiningClass > next
        }
    }
}
