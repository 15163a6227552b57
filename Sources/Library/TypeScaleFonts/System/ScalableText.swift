/// Text in a face of the system font, measured at all sizes at once.
///
/// The text can contain newlines and tabs, whose widths are 0. Every character is one cluster.
package struct ScalableText: Sendable {
    /// The UTF-8 offsets of the characters.
    package private(set) var offsets: [Int32] = []

    /// The positions of the characters.
    package private(set) var positions: [ScalableWidth] = []

    /// The position after the last character.
    package private(set) var width = ScalableWidth()

    /// The exactness of the width, apart from the margin of the face at a size.
    package private(set) var exactness = WidthExactness.exact

    /// The sum of all margins.
    package private(set) var margin = ScalableWidth()

    /// The largest margin of any character, as a share of its width.
    package private(set) var marginShare = 0.0

    /// The characters without an advance or a related advance.
    package private(set) var missing = DistinctScalars()

    private let table: SystemWidths
    private let isKerned: Bool
    /// The last character, or 0 if it is not ASCII, while the width may be exact.
    private var previous: UInt8 = 0
    private var hasOtherScripts = false
    /// The sum of the advances since the last newline or tab that come from ASCII characters.
    private var known = ScalableWidth()

    /// Measures text.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package init(_ text: String, _ table: SystemWidths) {
        self.table = table
        isKerned = table.face.design != .monospaced
        var text = text
        text.makeContiguousUTF8()
        _ = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
            offsets.reserveCapacity(bytes.count + 1)
            positions.reserveCapacity(bytes.count + 1)
            var index = 0
            while index < bytes.count {
                let byte = unsafe bytes[index]
                // A character that does not precede another ASCII character can have marks.
                let isLast = index + 1 == bytes.count
                if 0x20...0x7E ~= byte, unsafe isLast || bytes[index + 1] < 0x80 {
                    add(byte, at: index)
                    index += 1
                } else {
                    index += add(from: index, of: text)
                }
            }
        }
        endRun()
    }

    @inline(__always)
    private mutating func add(_ character: UInt8, at offset: Int) {
        let advance = table[character]
        known += advance
        add(advance, at: offset)
        if exactness == .exact, isKerned {
            if previous != 0, !SystemKerning.isZero(previous, character) { exactness = .unkerned }
            previous = character
        }
    }

    @inline(__always)
    private mutating func add(_ advance: ScalableWidth, at offset: Int) {
        offsets.append(Int32(clamping: offset))
        positions.append(width)
        width += advance
    }

    /// Adds a character that is not ASCII, or that can have marks, and returns its length.
    private mutating func add(from offset: Int, of text: String) -> Int {
        let start = text.utf8.index(text.startIndex, offsetBy: offset)
        let scalar = text.unicodeScalars[start]
        if scalar.isLineControl {
            endRun()
            add(ScalableWidth(), at: offset)
            return UTF8.width(scalar)
        }
        let end = text.index(after: start)
        let length = text.utf8.distance(from: start, to: end)
        if length > UTF8.width(scalar) {
            add(EstimatedCluster(text.unicodeScalars[start..<end]), at: offset)
        } else if let ascii = scalar.printableASCII {
            add(ascii, at: offset)
        } else {
            add(EstimatedCluster(scalar), at: offset)
        }
        return length
    }

    private mutating func add(_ cluster: EstimatedCluster, at offset: Int) {
        previous = 0
        exactness = .estimated
        hasOtherScripts = hasOtherScripts || cluster.isOtherScript
        var sum = ScalableWidth()
        for advance in cluster.advances {
            let width = advance.width(table)
            sum += width
            addMargin(advance.margin, of: width)
        }
        if cluster.hasMarks { addMargin(EstimatedCluster.markMargin, of: sum) }
        add(sum, at: offset)
        for scalar in cluster.missing { missing.insert(scalar) }
    }

    private mutating func addMargin(_ share: Double, of width: ScalableWidth) {
        margin += width.share(share)
        marginShare = max(marginShare, share)
    }

    /// Ends a run of text at a newline or tab, or at the end of the text.
    private mutating func endRun() {
        if hasOtherScripts { addMargin(EstimatedAdvance.neutralMargin, of: known) }
        known = ScalableWidth()
        hasOtherScripts = false
        previous = 0
    }
}

extension Unicode.Scalar {
    /// Whether the character is a newline or a tab, which are not drawn.
    package var isLineControl: Bool {
        switch value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}

/// A width as a function of the font size.
///
/// At each size, the width is a sum of products. Their other factors are in ``WidthScale``.
package struct ScalableWidth: Sendable {
    /// The number of units per em.
    package static let unitsPerEm = SystemFont.unitsPerEm

    /// The width up to 17 points, without tracking, in units of 1/2048 em.
    package var text: Double

    /// The amount by which the width from 28 points differs.
    var display: Double

    /// The number of advances to which tracking is added.
    var tracked: Double

    /// The number of advances to which only positive tracking is added.
    var widened: Double

    /// Creates a width that, by default, is proportional to the size.
    package init(
        text: Double = 0,
        display: Double = 0,
        tracked: Double = 0,
        widened: Double = 0
    ) {
        self.text = text
        self.display = display
        self.tracked = tracked
        self.widened = widened
    }

    @inline(__always)
    package static func += (sum: inout ScalableWidth, other: ScalableWidth) {
        sum.text += other.text
        sum.display += other.display
        sum.tracked += other.tracked
        sum.widened += other.widened
    }

    /// Returns a share of the width.
    func share(_ share: Double) -> ScalableWidth {
        ScalableWidth(
            text: share * text,
            display: share * display,
            tracked: share * tracked,
            widened: share * widened
        )
    }
}

/// The factors of a ``ScalableWidth`` at one size.
package struct WidthScale: Sendable {
    /// The share of the display cut.
    private var displayShare = 0.0
    /// The tracking, in units of 1/2048 em.
    private var spacing = 0.0
    private let pointsPerUnit: Double

    /// The margin of each advance in the system font, because of the face or the size.
    package private(set) var margin = 0.0

    /// Creates the factors for widths that are proportional to the size.
    package init(pointSize: Double) {
        pointsPerUnit = pointSize / SystemFont.unitsPerEm
    }

    /// Creates the factors for a face of the system font with its own tracking.
    package init(_ face: SystemFace, at pointSize: Double) {
        self.init(pointSize: pointSize)
        displayShare = SystemFont.displayShare(at: pointSize)
        spacing = face.spacing(at: pointSize)
        margin = face.margin(at: pointSize)
    }

    /// Returns a width in points.
    @inline(__always)
    package func points(_ width: ScalableWidth) -> Double { units(width) * pointsPerUnit }

    /// Returns a width in units of 1/2048 em.
    @inline(__always)
    package func units(_ width: ScalableWidth) -> Double {
        let units = width.text + displayShare * width.display + spacing * width.tracked
        return units + max(0, spacing) * width.widened
    }
}

/// The advances of the printable ASCII characters in a face of the system font at all sizes.
package struct SystemWidths: Sendable {
    package let face: SystemFace
    private let table: [ScalableWidth]

    package init(_ face: SystemFace) {
        self.face = face
        let advances = SystemAdvances(face, at: 17)
        table = (0x20...0x7E).map { advances.width($0) }
    }

    /// Returns the advance of a printable ASCII character, including tracking.
    @inline(__always)
    subscript(_ character: UInt8) -> ScalableWidth { table[Int(character) - 0x20] }
}

/// Characters in order of their first occurrence.
package struct DistinctScalars: Sendable {
    package private(set) var scalars: [Unicode.Scalar] = []
    /// A bit for each character, or nothing while there are few characters.
    ///
    /// In a module for the web, the code of a `Set` takes 3 KB.
    private var known: [UInt64] = []

    package init() {}

    package mutating func insert(_ scalar: Unicode.Scalar) {
        // For few characters, a linear search takes less time than 136 KB of bits.
        if scalars.count < 16 {
            if !scalars.contains(scalar) { scalars.append(scalar) }
            return
        }
        if known.isEmpty {
            known = Array(repeating: 0, count: 0x110000 / 64)
            for scalar in scalars { _ = mark(scalar) }
        }
        if mark(scalar) { scalars.append(scalar) }
    }

    /// Sets the bit of a character, and returns whether it was not set before.
    private mutating func mark(_ scalar: Unicode.Scalar) -> Bool {
        let word = Int(word: scalar.value &>> 6)
        let bit: UInt64 = 1 &<< UInt64(scalar.value)
        guard known[word] & bit == 0 else { return false }
        known[word] |= bit
        return true
    }
}
