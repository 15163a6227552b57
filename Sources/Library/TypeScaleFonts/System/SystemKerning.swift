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
        addedVariance = face.isItalic ? Self.unknownVariance : ScalableVariance()
    }

    /// The variance of a pair whose kerning is unknown, whose mean is 0.
    private static var unknownVariance: ScalableVariance {
        ScalableVariance(textBound: 20, displayBound: 20)
    }

    /// Returns the kerning between two characters as a function of the font size.
    func width(_ left: KerningCharacter, _ right: KerningCharacter) -> ScalableWidth {
        guard let numbers = KerningNumbers(left.ascii, right.ascii) else { return ScalableWidth() }
        let text = mix(numbers, 0)
        let width = ScalableWidth(text: text, display: mix(numbers, 1) - text)
        // Half of the kerning fits the labels better than all or none of it.
        return left.isLookalike || right.isLookalike ? 0.5 * width : width
    }

    /// Returns the variance of the kerning between two characters.
    func variance(_ left: KerningCharacter, _ right: KerningCharacter) -> ScalableVariance {
        var variance = addedVariance
        guard let numbers = KerningNumbers(left.ascii, right.ascii) else {
            variance += Self.unknownVariance
            return variance
        }
        var (text, display) = (mix(numbers, 2), mix(numbers, 3))
        if left.isLookalike || right.isLookalike {
            text += mix(numbers, 0).magnitude / 2
            display += mix(numbers, 1).magnitude / 2
        }
        variance += ScalableVariance(textBound: text, displayBound: display)
        return variance
    }

    private func mix(_ numbers: KerningNumbers, _ index: Int) -> Double {
        let regular = numbers[index]
        return weightShare > 0
            ? regular + weightShare * (numbers[master + index] - regular) : regular
    }
}

/// The printable ASCII character whose kerning a character has.
struct KerningCharacter {
    /// The character, or 0 if the kerning is unknown.
    let ascii: UInt8
    /// Whether the character belongs to another script, and only looks like a Latin letter.
    let isLookalike: Bool

    init(_ ascii: UInt8, isLookalike: Bool = false) {
        (self.ascii, self.isLookalike) = (ascii, isLookalike)
    }
}

/// The numbers that the pairs in a class share.
private struct KerningNumbers {
    private let start: Int

    /// Finds the class of two printable ASCII characters, or returns `nil` if it is unknown.
    init?(_ left: UInt8, _ right: UInt8) {
        guard left >= 0x20, right >= 0x20 else { return nil }
        let pair = 95 * (Int(left) - 0x20) + Int(right) - 0x20
        let number = SystemKerning.pairClasses.number(at: 2 * pair)
        guard number < SystemKerning.classCount else { return nil }
        start = 24 * number
    }

    /// A number in units of 1/2048 em: means at 0, 1, 4, 5, 8 and 9, and otherwise bounds.
    subscript(index: Int) -> Double {
        let tenths = SystemKerning.classes.number(at: start + 2 * index)
        return Double(index & 2 == 0 ? tenths - 4000 : tenths) / 10
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
