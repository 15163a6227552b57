/// How a letter joins the letters next to it, as the property
/// [Joining_Type](https://www.unicode.org/reports/tr44/#Joining_Type).
///
/// Join-causing characters, such as U+0640 and U+200D, count as dual-joining. Two groups of Syriac
/// letters have types of their own, because the forms of alaph depend on them.
enum JoiningType: UInt8 {
    case nonJoining
    /// The letter joins the letter before it, such as U+0627.
    case rightJoining
    /// The letter joins the letter after it, such as U+A872.
    case leftJoining
    case dualJoining
    /// A mark or a format character, which doesn't affect joining.
    case transparent
    /// A right-joining letter of the group Alaph.
    case alaph
    /// A right-joining letter of the group Dalath_Rish.
    case dalathRish

    /// Whether the letter joins the letter before it.
    var joinsBackward: Bool {
        switch self {
        case .rightJoining, .dualJoining, .alaph, .dalathRish: true
        case .nonJoining, .leftJoining, .transparent: false
        }
    }

    /// Whether the letter joins the letter after it.
    var joinsForward: Bool { self == .leftJoining || self == .dualJoining }
}

/// A table that maps characters to joining types.
enum JoiningTable {
    static func type(_ character: UInt32) -> JoiningType {
        var first = 0
        for block in 0..<blockCount {
            let start = blocks.hexadecimal(at: 7 * block, count: 5)
            guard character >= start else { break }
            let count = Int(word: 16 * blocks.hexadecimal(at: 7 * block + 5, count: 2))
            let index = Int(word: character - start)
            if index < count {
                let digit = UInt8(
                    truncatingIfNeeded: types.hexadecimal(at: first + index, count: 1)
                )
                return JoiningType(rawValue: digit) ?? .nonJoining
            }
            first += count
        }
        let isMark = MarkTable.isNonspacing(character) || MarkTable.isEnclosing(character)
        return isMark ? .transparent : .nonJoining
    }
}
