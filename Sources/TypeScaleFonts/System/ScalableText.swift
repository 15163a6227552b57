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
