/// Text in a face of the system font, measured at all sizes at once.
///
/// Every character is one cluster.
package struct ScalableText: Sendable {
    /// The treatment of text.
    package struct Options: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Adds the positions of the characters to ``ScalableText/positions``.
        package static let positions = Options(rawValue: 1)
        /// Treats newlines and tabs as characters without a width.
        package static let controls = Options(rawValue: 2)
        /// Kerns the text, so that the width is not exact if a pair may be kerned.
        package static let kerning = Options(rawValue: 4)
    }

    /// The UTF-8 offsets of the characters.
    package private(set) var offsets: [Int32] = []

    /// The positions of the characters.
    package private(set) var positions: [ScalableWidth] = []

    /// The position after the last character, if positions were added.
    private(set) var end = ScalableWidth()

    /// The sum of all advances, which can differ from ``end`` in the last digit.
    package private(set) var width = ScalableWidth()

    /// The exactness of the width, apart from the margin of the face at a size.
    package private(set) var exactness = WidthExactness.exact

    /// The margin of the width, apart from the margin of the face at a size.
    package private(set) var margin = ScalableMargin()

    /// The characters without an advance or a related advance, each listed once, in text order.
    package private(set) var missing: [Unicode.Scalar] = []

    private let table: SystemWidths
    private let options: Options
    private let isKerned: Bool
    /// The last character, or 0 if it is not ASCII, while the width may be exact.
    private var previous: UInt8 = 0
    private var hasOtherScripts = false
    /// The sum of the advances since the last newline or tab that come from ASCII characters.
    private var known = ScalableWidth()
    /// The number of times that each printable ASCII character occurs, from U+0020, or an empty
    /// array in text with newlines and tabs.
    ///
    /// A product for each character takes less time than a sum over all of them.
    private var counts: [Int] = []
    private var listed: Set<Unicode.Scalar> = []

    /// Measures text.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package init(
        _ text: String,
        _ table: SystemWidths,
        _ options: Options = [.positions, .controls, .kerning]
    ) {
        self.table = table
        self.options = options
        isKerned = options.contains(.kerning) && table.face.design != .monospaced
        if !options.contains(.controls) { counts = Array(repeating: 0, count: Self.countedCount) }
        var text = text
        text.makeContiguousUTF8()
        let contiguous = text
        text.withSpan { bytes in
            if options.contains(.positions) {
                offsets.reserveCapacity(bytes.count + 1)
                positions.reserveCapacity(bytes.count + 1)
            }
            var index = 0
            while index < bytes.count {
                // Until a pair may be kerned, each pair must be checked.
                if options.isDisjoint(with: [.positions, .controls]),
                    exactness != .exact || !isKerned
                {
                    index = count(bytes, from: index)
                    if index == bytes.count { break }
                }
                let byte = bytes[index]
                // A character that does not precede another ASCII character can have marks.
                let isLast = index + 1 == bytes.count
                if 0x20...0x7E ~= byte, isLast || bytes[index + 1] < 0x80 {
                    add(byte, at: index)
                    index += 1
                } else {
                    index += add(from: index, of: contiguous)
                }
            }
        }
        endRun()
    }

    /// The number of printable ASCII characters.
    private static let countedCount = 0x7F - 0x20

    /// Counts printable ASCII characters, and returns the index after the last one.
    private mutating func count(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var counts = counts.mutableSpan
        let rest = bytes.extracting(start..<bytes.count)
        var count = 0
        while count < rest.count {
            // Control characters wrap around to large numbers.
            let character = Int(rest[count] &- 0x20)
            guard character < counts.count else { break }
            counts[character] += 1
            count += 1
        }
        var index = start + count
        // A character before one that is not ASCII can have marks.
        if start < index, index < bytes.count, bytes[index] >= 0x80 {
            index -= 1
            counts[Int(bytes[index]) - 0x20] -= 1
        }
        return index
    }

    private mutating func add(_ character: UInt8, at offset: Int) {
        let advance = table[character]
        if counts.isEmpty {
            known += advance
            width += advance
        } else {
            counts[Int(character) - 0x20] += 1
        }
        append(advance, at: offset)
        if exactness == .exact, isKerned {
            if previous != 0, !SystemKerning.isZero(previous, character) { exactness = .unkerned }
            previous = character
        }
    }

    /// Appends the position of a character.
    private mutating func append(_ advance: ScalableWidth, at offset: Int) {
        guard options.contains(.positions) else { return }
        offsets.append(Int32(clamping: offset))
        positions.append(end)
        end += advance
    }

    /// Adds a character that is not ASCII, or that can have marks, and returns its length.
    private mutating func add(from offset: Int, of text: String) -> Int {
        let start = text.utf8.index(text.startIndex, offsetBy: offset)
        let scalar = text.unicodeScalars[start]
        if options.contains(.controls), scalar.isLineControl {
            endRun()
            append(ScalableWidth(), at: offset)
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
            margin.add(advance.margin, of: width)
        }
        if cluster.hasMarks { margin.add(EstimatedCluster.markMargin, of: sum) }
        width += sum
        append(sum, at: offset)
        for scalar in cluster.missing where listed.insert(scalar).inserted {
            missing.append(scalar)
        }
    }

    /// Ends a run of text at a newline or tab, or at the end of the text.
    private mutating func endRun() {
        for (index, count) in counts.enumerated() where count > 0 {
            let sum = Double(count) * table[UInt8(index + 0x20)]
            known += sum
            width += sum
        }
        if hasOtherScripts {
            margin.add(EstimatedAdvance.neutralMargin, of: known)
        } else if isKerned, exactness != .exact {
            // Each character has one tracked advance.
            margin.add(SystemKerning.margin(known.tracked), of: known)
        }
        known = ScalableWidth()
        hasOtherScripts = false
        previous = 0
    }
}

extension ScalableText {
    /// Returns the exactness of the width at a size.
    func exactness(at scale: WidthScale) -> WidthExactness {
        scale.hasMargin(width) ? .estimated : exactness
    }

    /// Returns the margin of the width at a size, in units of 1/2048 em.
    func margin(at scale: WidthScale) -> WidthMargin { margin.units(width, at: scale) }
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
