/// Text in a face of the system font, measured at all sizes at once.
///
/// Every character is one cluster.
package struct ScalableText: Sendable {
    /// The treatment of text.
    package struct Options: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Adds the positions of the characters to ``ScalableText/positions``, and the variances of
        /// pairs to ``ScalableText/variance``.
        package static let positions = Options(rawValue: 1)
        /// Treats newlines and tabs as characters without a width.
        package static let controls = Options(rawValue: 2)
        /// Kerns the text.
        package static let kerning = Options(rawValue: 4)
        /// Adds the variances of the characters to ``ScalableText/variances``.
        static let variances = Options(rawValue: 8)
        /// Adds letter spacing to characters that have no tracking, too.
        static let letterSpacing = Options(rawValue: 16)
    }

    /// The UTF-8 offsets of the characters.
    package private(set) var offsets: [Int32] = []

    /// The positions of the characters.
    package private(set) var positions: [ScalableWidth] = []

    /// The variances of the advances, if they were added.
    private(set) var variances: [ScalableVariance] = []

    /// The position after the last character, if positions were added.
    private(set) var end = ScalableWidth()

    /// The sum of all advances, which can differ from ``end`` in the last digit.
    package private(set) var width = ScalableWidth()

    /// The variance of the width.
    package private(set) var variance = ScalableVariance()

    /// The margin of the width, apart from the margin of the face at a size.
    package private(set) var margin = ScalableMargin()

    /// The characters without an advance or a related advance, each listed once, in text order.
    package private(set) var missing: [Unicode.Scalar] = []

    /// The best exactness of the width that the characters permit.
    package private(set) var limit = WidthExactness.exact

    private let table: SystemWidths
    private let language: EastAsianAdvance.Language?
    private let options: Options
    private let kerning: SystemKerning
    /// Whether the text up to the next newline or tab is kerned.
    private var isKerned = false
    /// The character before, if it can be kerned.
    private var previous = KerningCharacter.none
    private var hasOtherScripts = false
    private var hasIdeographs = false
    /// The advance of ideographs, if the text contains some.
    private var ideograph: EastAsianAdvance?
    /// Whether the text has Hangul syllables, and characters of which no label next to one shows
    /// the width.
    private var hasSyllables = false
    private var hasOtherCharacters = false
    /// The sum and the number of the advances of signs since the last newline or tab.
    private var signs = (width: ScalableWidth(), count: 0)
    /// The sum of the advances since the last newline or tab that come from ASCII characters.
    private var known = ScalableWidth()
    private var listed: Set<Unicode.Scalar> = []

    /// Measures text in a language, or in an unknown language if `language` is `nil`.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package init(
        _ text: String,
        _ table: SystemWidths,
        language: String?,
        _ options: Options = [.positions, .controls, .kerning]
    ) {
        self.table = table
        self.language = language.flatMap { .init($0) }
        self.options = options
        kerning = SystemKerning(table.face)
        var text = text
        text.makeContiguousUTF8()
        let contiguous = text
        text.withSpan { bytes in
            if options.contains(.positions) {
                offsets.reserveCapacity(bytes.count + 1)
                positions.reserveCapacity(bytes.count + 1)
            }
            startRun(contiguous.unicodeScalars[...])
            var index = 0
            while index < bytes.count {
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

    /// Starts text up to a newline or tab, which is not kerned if all its pairs are known to be
    /// zero.
    private mutating func startRun(_ scalars: Substring.UnicodeScalarView) {
        guard options.contains(.kerning), table.face.design != .monospaced else { return }
        var previous: UInt8?
        isKerned = false
        for scalar in scalars {
            if options.contains(.controls), scalar.isLineControl { return }
            guard let ascii = scalar.printableASCII,
                previous.map({ SystemKerning.isZero($0, ascii) }) ?? true
            else {
                isKerned = true
                return
            }
            previous = ascii
        }
    }

    private mutating func add(_ character: UInt8, at offset: Int) {
        kern(before: KerningCharacter(character))
        let advance = table[character]
        known += advance
        width += advance
        append(advance, at: offset)
    }

    /// Adds the kerning between the last character and the next one.
    private mutating func kern(before next: KerningCharacter) {
        guard isKerned else { return }
        let last = previous
        previous = next
        let pair = KerningPair(last, next)
        var kern = ScalableWidth()
        if pair.isKnown {
            kern = kerning.width(of: pair)
            width += kern
        } else if last.isNone || next.isNone {
            return
        } else if last.isIdeograph || next.isIdeograph {
            return addJoint(last, next)
        }
        guard options.contains(.positions) else { return }
        end += kern
        let pairVariance = kerning.variance(of: pair)
        variance += pairVariance
        if !variances.isEmpty { variances[variances.count - 1] += pairVariance }
        if table.face.isItalic { limit = .estimate }
    }

    /// Adds the space between an ideograph and a letter or digit.
    private mutating func addJoint(_ last: KerningCharacter, _ next: KerningCharacter) {
        guard let ideograph, last.isAlphanumeric || next.isAlphanumeric else { return }
        let space = ScalableWidth(text: EastAsianAdvance.joint * SystemFont.unitsPerEm)
        // A character can have a joint on each side.
        let joints = 2 * EastAsianAdvance.joint
        guard ideograph.hasJoints else {
            let share = MarginShare(wider: joints / ideograph.em, narrower: 0)
            return margin.add(wider: space, narrower: ScalableWidth(), share: share)
        }
        width += space
        end += space
        let share = MarginShare(wider: 0, narrower: joints / (ideograph.em + joints))
        margin.add(wider: ScalableWidth(), narrower: space, share: share)
    }

    /// Appends the position of a character.
    private mutating func append(
        _ advance: ScalableWidth,
        _ variance: ScalableVariance = ScalableVariance(),
        at offset: Int
    ) {
        guard options.contains(.positions) else { return }
        offsets.append(Int32(clamping: offset))
        positions.append(end)
        end += advance
        if options.contains(.variances) { variances.append(variance) }
    }

    /// Adds a character that is not ASCII, or that can have marks, and returns its length.
    private mutating func add(from offset: Int, of text: String) -> Int {
        let start = text.utf8.index(text.startIndex, offsetBy: offset)
        let scalar = text.unicodeScalars[start]
        if options.contains(.controls), scalar.isLineControl {
            endRun()
            append(ScalableWidth(), at: offset)
            startRun(text.unicodeScalars[start...].dropFirst())
            return UTF8.width(scalar)
        }
        let end = text.endOfCharacter(from: start)
        let length = text.utf8.distance(from: start, to: end)
        if length > UTF8.width(scalar) {
            add(EstimatedCluster(text.unicodeScalars[start..<end]), at: offset, of: text)
        } else if let ascii = scalar.printableASCII {
            add(ascii, at: offset)
        } else {
            add(EstimatedCluster(scalar), at: offset, of: text)
        }
        return length
    }

    private mutating func add(_ cluster: EstimatedCluster, at offset: Int, of text: String) {
        if cluster.isIdeograph, ideograph == nil {
            ideograph = .advance(in: text, language, table.face)
        }
        let ideograph = ideograph ?? .unknown
        limit = max(limit, cluster.limit)
        hasOtherScripts = hasOtherScripts || cluster.isOtherScript
        hasIdeographs = hasIdeographs || cluster.isIdeograph
        var sum = ScalableWidth()
        var sumVariance = ScalableVariance()
        for advance in cluster.advances {
            let isSpaced = options.contains(.letterSpacing)
            let width = advance.width(table, ideograph, isSpaced: isSpaced)
            sum += width
            margin.add(advance.margin(table.face, ideograph), of: width)
            guard let fitted = advance.fitted else { continue }
            sumVariance += fitted.variance(table)
            if fitted.isSign {
                signs.width += width
                signs.count += 1
            }
        }
        hasSyllables = hasSyllables || cluster.isSyllable
        hasOtherCharacters = hasOtherCharacters || cluster.isOtherThanSyllable
        if cluster.hasWideMarks { margin.add(EstimatedCluster.markMargin, of: sum) }
        // Invisible characters do not separate the characters around them.
        if !cluster.advances.isEmpty { kern(before: cluster.kerning) }
        width += sum
        variance += sumVariance
        append(sum, sumVariance, at: offset)
        for scalar in cluster.missing where listed.insert(scalar).inserted {
            missing.append(scalar)
        }
    }

    /// Ends a run of text at a newline or tab, or at the end of the text.
    private mutating func endRun() {
        if hasOtherScripts { margin.add(EstimatedAdvance.neutralMargin, of: known) }
        if hasIdeographs, signs.count > 0 {
            var wider = ScalableWidth(text: Double(signs.count) * SystemFont.unitsPerEm)
            wider += -1 * signs.width
            let share = EstimatedAdvance.signShare
            margin.add(wider: wider, narrower: ScalableWidth(), share: share)
        }
        if hasSyllables, hasOtherCharacters || !HangulAdvance.isObserved(in: table.face) {
            limit = .estimate
        }
        known = ScalableWidth()
        signs = (ScalableWidth(), 0)
        (hasOtherScripts, hasIdeographs) = (false, false)
        previous = .none
    }
}

extension ScalableText {
    /// Returns the best exactness that the characters, the face and the size permit.
    func limit(at scale: WidthScale) -> WidthExactness {
        scale.units(width) == 0 ? limit : max(limit, scale.limit)
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
