/// A value of the `Bidi_Class` property, with its abbreviation in
/// [UAX 9](https://www.unicode.org/reports/tr9/#Bidirectional_Character_Types).
enum BidiClass: UInt8, CaseIterable, Sendable {
    /// L
    case leftToRight
    /// R
    case rightToLeft
    /// AL
    case arabicLetter
    /// EN
    case europeanNumber
    /// ES
    case europeanSeparator
    /// ET
    case europeanTerminator
    /// AN
    case arabicNumber
    /// CS
    case commonSeparator
    /// NSM
    case nonspacingMark
    /// BN
    case boundaryNeutral
    /// B
    case paragraphSeparator
    /// S
    case segmentSeparator
    /// WS
    case whiteSpace
    /// ON
    case otherNeutral
    /// LRE
    case leftToRightEmbedding
    /// LRO
    case leftToRightOverride
    /// RLE
    case rightToLeftEmbedding
    /// RLO
    case rightToLeftOverride
    /// PDF
    case popDirectionalFormat
    /// LRI
    case leftToRightIsolate
    /// RLI
    case rightToLeftIsolate
    /// FSI
    case firstStrongIsolate
    /// PDI
    case popDirectionalIsolate
}

extension BidiClass {
    /// Returns the class of a character.
    init(_ character: Unicode.Scalar) { self = BidiTable.bidiClass(character.value) }

    /// The number of embedding levels that rules I1 and I2 add at an even and at an odd level.
    var levelsAdded: (even: UInt8, odd: UInt8) {
        switch self {
        case .leftToRight: (0, 1)
        case .rightToLeft: (1, 0)
        case .arabicNumber, .europeanNumber: (2, 1)
        default: (0, 0)
        }
    }

    /// The direction of a strong character or a number in rules N0 to N2.
    var direction: BidiClass? {
        switch self {
        case .leftToRight: .leftToRight
        case .rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber: .rightToLeft
        default: nil
        }
    }

    /// Whether the class is a neutral or an isolate formatting character, NI in rules N1 and N2.
    var isNeutral: Bool {
        switch self {
        case .paragraphSeparator, .segmentSeparator, .whiteSpace, .otherNeutral,
            .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate, .popDirectionalIsolate:
            true
        default: false
        }
    }

    /// Whether the class is an isolate initiator.
    var startsIsolate: Bool {
        self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
    }

    /// Whether the class begins or ends an embedding, an override or an isolate, or is removed.
    var isExplicit: Bool { isRemoved || startsIsolate || self == .popDirectionalIsolate }

    /// Whether rule X9 removes characters of this class.
    var isRemoved: Bool {
        switch self {
        case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding,
            .rightToLeftOverride, .popDirectionalFormat, .boundaryNeutral:
            true
        default: false
        }
    }
}

/// The direction of the characters at an embedding level: right to left if the level is odd.
typealias BidiLevel = UInt8

extension BidiLevel {
    /// The class of strong characters at this level.
    var bidiClass: BidiClass { isMultiple(of: 2) ? .leftToRight : .rightToLeft }
}
