/// The kerning of San Francisco in one weight, with a bound for each pair of characters.
///
/// The kerning is a fit to labels whose widths Xcode recorded. See "Widths of the system font" in
/// the documentation of TypeScaleFonts.
struct SystemKerning: Sendable {
    /// The index of the numbers for the master toward which the weight interpolates.
    private let master: Int
    private let weightShare: Double
    /// The variance that is added to the variance of each pair.
    private let addedVariance: ScalableVariance

    /// Creates the kerning of a face.
    init(_ face: SystemFace) {
        master = face.systemWeight.isLight ? 8 : 4
        weightShare = face.systemWeight.share
        // No label is italic. The kerning of three strings in italic differs by up to 80 units.
        // That is about 7 units per pair.
        addedVariance =
            face.isItalic
            ? ScalableVariance(textBound: 20, displayBound: 20) : ScalableVariance()
    }

    /// Returns the kerning of a pair, which the table contains, as a function of the font size.
    func width(of pair: KerningPair) -> ScalableWidth {
        let text = mix(pair, 0)
        let width = ScalableWidth(text: text, display: mix(pair, 1) - text)
        // Half of the kerning fits the labels better than all or none of it.
        return pair.isLookalike ? 0.5 * width : width
    }

    /// Returns the variance of the kerning of a pair.
    func variance(of pair: KerningPair) -> ScalableVariance {
        var variance = addedVariance
        guard pair.isKnown else {
            let bound = pair.unknownBound
            variance += ScalableVariance(textBound: bound, displayBound: bound)
            return variance
        }
        var (text, display) = (mix(pair, 2), mix(pair, 3))
        if pair.isLookalike {
            text += mix(pair, 0).magnitude / 2
            display += mix(pair, 1).magnitude / 2
        }
        variance += ScalableVariance(textBound: text, displayBound: display)
        return variance
    }

    private func mix(_ pair: KerningPair, _ index: Int) -> Double {
        let regular = pair[index]
        return weightShare > 0
            ? regular + weightShare * (pair[master + index] - regular) : regular
    }
}

/// Two characters, with the place of their kerning in the table.
struct KerningPair {
    private let left: KerningCharacter
    private let right: KerningCharacter
    /// The start of the numbers, or -1 if the table lacks the pair.
    private let start: Int

    /// Finds the kerning of two characters.
    init(_ left: KerningCharacter, _ right: KerningCharacter) {
        (self.left, self.right) = (left, right)
        let count = KerningCharacter.count
        guard left.index < count, right.index < count else {
            start = -1
            return
        }
        let number = SystemKerning.pairClasses.number(at: 2 * (count * left.index + right.index))
        start = number < SystemKerning.classCount ? 24 * number : -1
    }

    /// Whether the table contains the pair.
    var isKnown: Bool { start >= 0 }

    /// Whether a character belongs to another script, and only looks like a Latin letter.
    fileprivate var isLookalike: Bool { left.isLookalike || right.isLookalike }

    /// The 95% bound if the table lacks the pair, whose mean is then 0.
    fileprivate var unknownBound: Double { left.bound(of: right) }

    /// A number in units of 1/2048 em: means at 0, 1, 4, 5, 8 and 9, and otherwise bounds.
    fileprivate subscript(index: Int) -> Double {
        let tenths = SystemKerning.classes.number(at: start + 2 * index)
        return Double(index & 2 == 0 ? tenths - 5000 : tenths) / 10
    }
}

extension StaticString {
    /// Returns the number that two digits in base 92 represent.
    fileprivate func number(at index: Int) -> Int {
        92 * Int(byte(at: index)) + Int(byte(at: index + 1)) - 93 * 0x23
    }
}

extension SystemKerning {
    /// Returns whether the kerning of two ASCII characters is known to be zero.
    static func isZero(_ first: UInt8, _ second: UInt8) -> Bool {
        var index = 0
        while index < zeroPairs.utf8CodeUnitCount {
            let isFirst = zeroPairs.byte(at: index) == first
            if isFirst, zeroPairs.byte(at: index + 1) == second { return true }
            index += 2
        }
        return false
    }

    /// The pairs without kerning, one after another.
    ///
    /// Source: three strings that contain these pairs, observed on iOS 26.1 in nine weights, in
    /// italic, and in both cuts. Their widths are the sums of their advances.
    private static let zeroPairs: StaticString = "HeelllloUIIKKiitiiilWWMMo  UW  M"
}
