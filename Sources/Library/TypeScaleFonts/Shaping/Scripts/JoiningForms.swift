/// The forms that letters of a joining script take next to each other.
///
/// The rules are in chapter 9 of the Unicode Standard, and for Syriac in
/// [OpenType's specification](https://learn.microsoft.com/typography/script-development/syriac).
enum JoiningForms {
    /// The features of all forms.
    private static let all: FeatureMask = [.isol, .fina, .fin2, .fin3, .medi, .med2, .`init`]

    /// Gives each letter the feature of its form.
    ///
    /// The place of a glyph is the joining type of its character.
    ///
    /// A variation selector of Mongolian gets the feature of its letter, because lookups match both
    /// together.
    static func assign(_ glyphs: inout [GlyphInfo], _ neighbors: TextNeighbors) {
        var glyphs = glyphs.mutableSpan
        var last = Letter(index: -1, type: type(of: neighbors.before), form: [])
        var hasSelectors = false
        for index in glyphs.indices {
            if isSelector(glyphs[index].character) { hasSelectors = true }
            let type = JoiningType(rawValue: glyphs[index].position) ?? .nonJoining
            if type == .transparent { continue }
            if last.index >= 0 {
                glyphs[last.index].features.formUnion(last.form(before: type))
            }
            let form = Letter.form(of: type, after: last.type)
            last = Letter(index: index, type: type, form: form)
        }
        if last.index >= 0 {
            glyphs[last.index].features.formUnion(last.form(before: type(of: neighbors.after)))
        }
        guard hasSelectors else { return }
        for index in glyphs.indices.dropFirst() where isSelector(glyphs[index].character) {
            let form = glyphs[index - 1].features.intersection(all)
            glyphs[index].features.formUnion(form)
        }
    }

    /// Returns the type of the first letter, or of a character that does not join.
    private static func type(of characters: [UInt32]) -> JoiningType {
        for character in characters {
            let type = JoiningTable.type(character)
            if type != .transparent { return type }
        }
        return .nonJoining
    }

    /// Returns whether a character is a free variation selector of Mongolian.
    private static func isSelector(_ character: UInt32) -> Bool {
        0x180B...0x180D ~= character || character == 0x180F
    }
}

/// A letter whose next letter is not known yet.
private struct Letter {
    /// The index of the glyph, or -1 for a letter before the text.
    let index: Int
    let type: JoiningType
    /// The form at the end of the text, or an empty set if the character has no forms.
    let form: FeatureMask

    /// Returns the form of a letter at the end of the text.
    ///
    /// The first letter comes after a non-joining character. The usual letters need no branches,
    /// which the processor could not predict.
    static func form(of type: JoiningType, after previous: JoiningType) -> FeatureMask {
        let joins = previous.joinsForward && type.joinsBackward
        guard type == .alaph, !joins else {
            return type == .nonJoining ? [] : joins ? .fina : .isol
        }
        switch previous {
        case .dalathRish: return .fin3
        case .rightJoining, .alaph: return .fin2
        default: return .isol
        }
    }

    /// Returns the form of this letter before a letter of another type.
    func form(before next: JoiningType) -> FeatureMask {
        guard type == .alaph, next.joinsBackward else {
            guard type.joinsForward && next.joinsBackward else { return form }
            return form == .fina ? .medi : form == .isol ? .`init` : form
        }
        // Inside a word, alaph has one form after a letter that joins it, and one after others.
        return form == .fina ? .med2 : .isol
    }
}
