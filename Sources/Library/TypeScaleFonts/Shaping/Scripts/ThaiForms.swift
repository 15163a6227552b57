// Glyphs of Thai fonts that have no substitutions for the script.
//
// Windows and Mac OS each assigned private characters to the forms. Source of the characters:
// https://linux.thai.net/~thep/th-otf/, and of their use: HarfBuzz's output.
extension [GlyphInfo] {
    /// Replaces marks that would touch their consonant, or each other, by forms in other places.
    mutating func useThaiForms(_ glyph: ScriptShaper.GlyphMap) {
        var stack = ThaiStack()
        for index in indices {
            let character = self[index].character
            guard let mark = ThaiMark(character) else {
                stack = ThaiStack(on: ThaiConsonant(character), at: index)
                continue
            }
            switch stack.place(mark) {
            case nil: break
            case .withoutTail:
                guard let base = stack.base else { break }
                self[base].use(.withoutTail, glyph)
            case let form?: self[index].use(form, glyph)
            }
        }
    }
}

extension GlyphInfo {
    /// Uses a form that the face supports.
    ///
    /// As in HarfBuzz, the form keeps the combining class of the mark that it replaces.
    fileprivate mutating func use(_ form: ThaiForm, _ glyph: ScriptShaper.GlyphMap) {
        guard let (windows, mac) = form.characters(of: character) else { return }
        for replacement in [windows, mac] {
            guard let found = glyph(replacement) else { continue }
            (character, id, advance) = (replacement, found.id, found.advance)
            return
        }
    }
}

/// The place of a mark.
private enum ThaiMark {
    case aboveVowel, belowVowel, tone

    init?(_ character: UInt32) {
        switch character {
        case 0x0E31, 0x0E34...0x0E37, 0x0E47, 0x0E4D...0x0E4E: self = .aboveVowel
        case 0x0E38...0x0E3A: self = .belowVowel
        case 0x0E48...0x0E4C: self = .tone
        default: return nil
        }
    }
}

/// The shape of a consonant.
private enum ThaiConsonant {
    case usual
    /// A consonant with a stroke that reaches above the others, such as PO PLA.
    case tall
    /// A consonant whose part below the baseline can be left out.
    case removableTail
    /// A consonant that reaches below the baseline.
    case tail
    /// A character that is not a consonant.
    case none

    init(_ character: UInt32) {
        switch character {
        case 0x0E1B, 0x0E1D, 0x0E1F: self = .tall
        case 0x0E0D, 0x0E10: self = .removableTail
        case 0x0E0E, 0x0E0F: self = .tail
        case 0x0E01...0x0E2E: self = .usual
        default: self = .none
        }
    }
}

/// A consonant with the marks above and below.
private struct ThaiStack {
    /// The space above the consonant.
    private enum Above {
        case free, freeLeft
        /// A mark that is shifted to the left.
        case takenLeft
        case taken
    }

    /// The space below the consonant.
    private enum Below {
        case free, removable, taken
    }

    private var above = Above.taken
    private var below = Below.taken
    /// The index of the consonant.
    private(set) var base: Int?

    init() {}

    init(on consonant: ThaiConsonant, at index: Int) {
        base = index
        switch consonant {
        case .usual: (above, below) = (.free, .free)
        case .tall: (above, below) = (.freeLeft, .free)
        case .removableTail: (above, below) = (.free, .removable)
        case .tail: (above, below) = (.free, .taken)
        case .none: (above, below) = (.taken, .taken)
        }
    }

    /// Adds a mark and returns the form to use: the mark's, or the consonant's if the mark changes
    /// it.
    mutating func place(_ mark: ThaiMark) -> ThaiForm? {
        switch (mark, above, below) {
        case (.belowVowel, _, .free):
            below = .taken
            return nil
        case (.belowVowel, _, .removable):
            below = .taken
            return .withoutTail
        case (.belowVowel, _, .taken): return .down
        case (.aboveVowel, .freeLeft, _):
            above = .takenLeft
            return .left
        case (.aboveVowel, _, _):
            above = .taken
            return nil
        case (.tone, .free, _):
            above = .taken
            return .down
        case (.tone, .freeLeft, _):
            above = .takenLeft
            return .downLeft
        case (.tone, .takenLeft, _):
            above = .taken
            return .left
        case (.tone, .taken, _): return nil
        }
    }
}

/// A form that replaces a mark or a consonant.
private enum ThaiForm {
    case down, downLeft, left, withoutTail

    /// Returns the private characters that are the form of a character.
    func characters(of character: UInt32) -> (windows: UInt32, mac: UInt32)? {
        switch (self, character) {
        case (.down, 0x0E48...0x0E4C): (character &+ 0xE8C2, 0xF88B &+ 3 &* (character &- 0x0E48))
        case (.down, 0x0E38...0x0E3A): (character &+ 0xE8E0, character &+ 0xEA63)
        case (.downLeft, 0x0E48...0x0E4C):
            (character &+ 0xE8BD, 0xF88C &+ 3 &* (character &- 0x0E48))
        case (.left, 0x0E48...0x0E4C): (character &+ 0xE8CB, 0xF88A &+ 3 &* (character &- 0x0E48))
        case (.left, 0x0E34...0x0E37): (character &+ 0xE8CD, character &+ 0xEA51)
        case (.left, 0x0E31): (0xF710, 0xF884)
        case (.left, 0x0E47): (0xF712, 0xF889)
        case (.left, 0x0E4D): (0xF711, 0xF899)
        case (.withoutTail, 0x0E0D): (0xF70F, 0xF89A)
        case (.withoutTail, 0x0E10): (0xF700, 0xF89E)
        default: nil
        }
    }
}
