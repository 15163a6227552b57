/// An advance beyond ASCII in the system font, with a bound that labels or open fonts give.
struct FittedAdvance: Sendable {
    /// The character whose kerning the character has.
    let kerning: KerningCharacter
    /// Whether the character is a sign, and not a letter.
    private(set) var isSign = false
    /// The printable ASCII character with the same advance, or 0 if ``units`` has the advance.
    private let base: UInt8
    /// The advance in regular text, in units of 1/2048 em.
    private let units: Double
    /// The 95% bound of the advance in regular text.
    private let bound: Double
    /// The differences between regular text and the other cut or masters.
    private let changes: Changes

    /// Differences from regular text, with their 95% bounds.
    struct Changes: Sendable {
        let display: (units: Double, bound: Double)
        let black: (units: Double, bound: Double)
        let lightest: (units: Double, bound: Double)
    }

    /// Creates the advance of a printable ASCII character.
    private init(base: UInt8, bound: Double, kerning: KerningCharacter) {
        (self.base, self.bound, self.kerning) = (base, bound, kerning)
        units = 0
        let none = (units: 0.0, bound: 0.0)
        changes = Changes(display: none, black: none, lightest: none)
    }

    private init(_ units: Double, bound: Double, _ changes: Changes, kerning: KerningCharacter) {
        base = 0
        (self.units, self.bound, self.kerning) = (units, bound, kerning)
        self.changes = changes
    }
}

extension FittedAdvance {
    /// Creates the advance of a letter with marks from its base letter in ASCII.
    init(base: UInt8) { self.init(base: base, bound: 0, kerning: KerningCharacter(base)) }

    /// Creates the advance of a character, if it is known.
    init?(_ character: UInt32) {
        // A no-break space is a space.
        if character == 0xA0 {
            self.init(base: 0x20)
            return
        }
        guard 0xB5...0x52F ~= character || 0x2013...0x2248 ~= character else { return nil }
        if let base = Self.base(of: character, in: Self.lookalikes) {
            self.init(base: base, bound: 20, kerning: KerningCharacter(base, isLookalike: true))
        } else if let base = Self.base(of: character, in: Self.unobservedLookalikes) {
            let kerning = KerningCharacter(base, isLookalike: true)
            self.init(base: base, bound: Self.carriedBound, kerning: kerning)
        } else if let row = Self.signs.first(where: { $0.character == character }) {
            let quotationMark = KerningCharacter(quotationMark: character)
            let kerning = row.kerning.map { KerningCharacter($0) } ?? quotationMark ?? .unknown
            self.init(row.units, bound: row.bound, row.changes, kerning: kerning)
            isSign = true
        } else {
            self.init(row: character)
        }
    }

    /// Creates the advance of a character in ``letters``.
    private init?(row character: UInt32) {
        let index = partitionPoint(Self.letters.count) { Self.letters[$0].character < character }
        guard index < Self.letters.count, Self.letters[index].character == character else {
            return nil
        }
        let row = Self.letters[index]
        let changes = Changes(
            display: (Double(row.display), Self.carriedBound),
            black: (Double(row.black), Self.carriedBound),
            lightest: (Double(row.lightest), Self.carriedBound)
        )
        let bound = Double(row.bound)
        self.init(Double(row.units), bound: bound, changes, kerning: .unknown)
    }

    /// Returns the ASCII character that follows a character in a table.
    private static func base(of character: UInt32, in table: StaticString) -> UInt8? {
        let count = table.utf8CodeUnitCount / 5
        let index = partitionPoint(count) {
            table.hexadecimal(at: 5 * $0, count: 4) < character
        }
        guard index < count, table.hexadecimal(at: 5 * index, count: 4) == character else {
            return nil
        }
        return table.byte(at: 5 * index + 4)
    }

    /// Returns whether a character is Greek or Cyrillic, whose text is always an estimate.
    static func isEstimate(_ character: UInt32) -> Bool {
        0x370...0x52F ~= character || 0x1F00...0x1FFF ~= character
    }
}

extension FittedAdvance {
    /// Returns the advance at all sizes in a face.
    func width(_ table: SystemWidths) -> ScalableWidth {
        guard base == 0 else { return table[base] }
        // All characters of a monospaced font are equally wide.
        guard table.face.design != .monospaced else { return table[UInt8(ascii: " ")] }
        let weight = table.face.systemWeight
        let change = weight.isLight ? changes.lightest : changes.black
        let text = units + weight.share * change.units
        return ScalableWidth(text: text, display: changes.display.units, tracked: 1)
    }

    /// Returns the variance of the advance in a face.
    func variance(_ table: SystemWidths) -> ScalableVariance {
        let weight = table.face.systemWeight
        let change = weight.isLight ? changes.lightest : changes.black
        let weightBound = weight.share * change.bound
        let text = bound * bound + weightBound * weightBound
        let display = text + changes.display.bound * changes.display.bound
        return ScalableVariance(
            textBound: text.squareRoot(),
            displayBound: display.squareRoot()
        )
    }
}
