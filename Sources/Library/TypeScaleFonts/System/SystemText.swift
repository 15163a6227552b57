/// Text that is measured in a face of the system font, one character at a time.
struct SystemText {
    /// The width in font units.
    private(set) var units = 0.0
    private(set) var exactness = WidthExactness.exact
    /// The margin of the width, in font units.
    private(set) var margin = WidthMargin.none
    /// The characters without an advance or a related advance, each listed once, in text order.
    private(set) var missing = DistinctScalars()
    private(set) var glyphs: [Glyph] = []

    private let advances: SystemAdvances
    /// The margin of every advance, because of the face or the size.
    private let generalMargin: Double
    private let isKerned: Bool
    private let collectsGlyphs: Bool
    /// The last character, or 0 if it is not ASCII, while the width may be exact.
    private var previous: UInt8 = 0
    private var estimatedUnits = 0.0
    private var hasOtherScripts = false

    init(
        _ text: String,
        in face: SystemFace,
        at pointSize: Double,
        isKerned: Bool,
        letterSpacing: Double?,
        collectsGlyphs: Bool
    ) {
        advances = SystemAdvances(face, at: pointSize, letterSpacing: letterSpacing)
        generalMargin = face.margin(at: pointSize)
        self.isKerned = isKerned && face.design != .monospaced
        self.collectsGlyphs = collectsGlyphs
        var text = text
        text.makeContiguousUTF8()
        read(text)
        finish()
    }

    private mutating func read(_ text: String) {
        _ = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
            if collectsGlyphs { glyphs.reserveCapacity(bytes.count) }
            // Only in long text does a table cost less than it saves.
            let table = collectsGlyphs || bytes.count < 128 ? [] : advances.table
            let isWhole = table.allSatisfy { Int(exactly: $0) != nil }
            var index = 0
            var offset = 0
            while index < bytes.count {
                // Until a pair may be kerned, each pair must be checked.
                if !table.isEmpty, exactness != .exact || !isKerned {
                    let count = unsafe addASCII(bytes, from: index, table, isWhole: isWhole)
                    index += count
                    offset += count
                    if index == bytes.count { break }
                }
                let byte = unsafe bytes[index]
                // A character that does not precede another ASCII character can have marks.
                let isLast = index + 1 == bytes.count
                if 0x20...0x7E ~= byte, unsafe isLast || bytes[index + 1] < 0x80 {
                    add(byte, at: offset)
                    index += 1
                    offset += 1
                } else {
                    let start = text.utf8.index(text.startIndex, offsetBy: index)
                    let end = text.index(after: start)
                    let scalars = text.unicodeScalars[start..<end]
                    add(scalars, at: offset)
                    index += text.utf8.distance(from: start, to: end)
                    offset += scalars.count
                }
            }
        }
    }

    /// Adds printable ASCII characters from an index, without a last one that can have marks.
    ///
    /// - Returns: The number of added characters.
    private mutating func addASCII(
        _ bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ table: [Double],
        isWhole: Bool
    ) -> Int {
        var sum = units
        var index = start
        if isWhole, Int(exactly: units) != nil {
            // An addition waits for the previous one. Sums of whole numbers are exact in any order,
            // so every other character is added to a second sum, which does not wait.
            var other = 0.0
            while index + 2 < bytes.count {
                let (first, second) = unsafe (Int(bytes[index]), Int(bytes[index + 1]))
                guard table.indices.contains(first - 0x20), table.indices.contains(second - 0x20),
                    unsafe bytes[index + 2] < 0x80
                else { break }
                sum += table[first - 0x20]
                other += table[second - 0x20]
                index += 2
            }
            sum += other
        }
        while index < bytes.count {
            let entry = unsafe Int(bytes[index]) - 0x20
            let isLast = index + 1 == bytes.count
            guard table.indices.contains(entry), unsafe isLast || bytes[index + 1] < 0x80 else {
                break
            }
            sum += table[entry]
            index += 1
        }
        units = sum
        return index - start
    }

    @inline(__always)
    private mutating func add(_ character: UInt8, at offset: Int) {
        add(advances.units(character) + advances.spacing, at: offset)
        if exactness == .exact, isKerned, previous != 0,
            !SystemKerning.isZero(previous, character)
        {
            exactness = .unkerned
        }
        previous = character
    }

    @inline(__always)
    private mutating func add(_ advance: Double, at offset: Int) {
        units += advance
        guard collectsGlyphs else { return }
        let cluster = UInt32(truncatingIfNeeded: offset)
        glyphs.append(Glyph(id: 0, cluster: cluster, advance: advance))
    }
}

extension SystemText {
    /// Adds a character that is not ASCII, or that can have marks.
    private mutating func add(_ scalars: Substring.UnicodeScalarView, at offset: Int) {
        let cluster: EstimatedCluster
        if let scalar = scalars.first, scalars.count == 1 {
            if let ascii = scalar.printableASCII {
                add(ascii, at: offset)
                return
            }
            cluster = EstimatedCluster(scalar)
        } else {
            cluster = EstimatedCluster(scalars)
        }
        let width = cluster.width(advances)
        previous = 0
        exactness = .estimated
        margin.add(width.margin)
        hasOtherScripts = hasOtherScripts || cluster.isOtherScript
        estimatedUnits += width.units
        add(width.units, at: offset)
        for scalar in cluster.missing { missing.insert(scalar) }
    }

    private mutating func finish() {
        if hasOtherScripts {
            let share = EstimatedAdvance.neutralMargin
            margin.add(
                WidthMargin(total: share * max(0, units - estimatedUnits), share: share)
            )
        }
        guard generalMargin > 0, units != 0 else { return }
        exactness = .estimated
        margin.add(WidthMargin(total: generalMargin * abs(units), share: 0))
        margin.share += generalMargin
    }
}

extension SystemFace {
    /// Returns the width of text on a single line, without creating glyphs.
    ///
    /// - Parameters:
    ///   - text: The text. Line breaks and tabs are treated like other control characters.
    ///   - pointSize: The font size in points.
    ///   - letterSpacing: The space to add after each character, in points, or `nil` to use the
    ///     face's own tracking.
    /// - Returns: The width in points, its exactness, and whether the widths of some characters are
    ///   averages.
    /// - Complexity: O(*n*), where *n* is the length of the text. ASCII characters are not copied.
    package func width(
        of text: String,
        at pointSize: Double,
        letterSpacing: Double? = nil
    ) -> (points: Double, exactness: WidthExactness, isMissing: Bool) {
        let measured = SystemText(
            text,
            in: self,
            at: pointSize,
            isKerned: true,
            letterSpacing: letterSpacing,
            collectsGlyphs: false
        )
        let points = measured.units * pointSize / SystemFont.unitsPerEm
        return (points, measured.exactness, !measured.missing.scalars.isEmpty)
    }

    /// Returns whether the width of a character is known, or related to a known width.
    func supports(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        if let scalar = scalars.first, scalars.count == 1 {
            return scalar.printableASCII != nil || EstimatedCluster(scalar).missing.first == nil
        }
        return EstimatedCluster(Substring(String(character)).unicodeScalars).missing.first == nil
    }
}

extension GlyphRun {
    /// Creates a run of unkerned text in a face of the system font, whose glyphs have no IDs.
    ///
    /// If the letter spacing, in points, is `nil`, the run has the system's tracking.
    init(
        _ text: String,
        in face: SystemFace,
        at pointSize: Double,
        _ features: FontFeatures,
        _ letterSpacing: Double?
    ) {
        let measured = SystemText(
            text,
            in: face,
            at: pointSize,
            isKerned: features == features.with("kern"),
            letterSpacing: letterSpacing,
            collectsGlyphs: true
        )
        self.init(
            glyphs: measured.glyphs,
            units: measured.units,
            unitsPerEm: Int(SystemFont.unitsPerEm),
            missing: measured.missing.scalars,
            needsShaping: [],
            advanceExactness: measured.exactness,
            advanceMargin: measured.margin
        )
    }
}
