/// The properties of the text around a place, for text that is shaped in parts.
///
/// Letters join the letters before and after the part. Common characters have a script:
/// A common character has the script of the character before it. A closing bracket has the script
/// of its opening bracket. Tatweel has the script of a letter that it extends. See
/// [UAX 24](https://www.unicode.org/reports/tr24/#Common).
package struct ScriptContext: Sendable {
    /// The script before the place, or ``ScriptTable/common`` if it is unknown.
    var script = ScriptTable.common

    /// Whether the first script of the paragraph is known, or the paragraph has none.
    ///
    /// Brackets are opened and closed only in a context that is started.
    package var isStarted = false

    /// The closing bracket of each open bracket in the high bits, and the script of both in the low
    /// byte.
    private var brackets: [UInt32] = []

    /// The maximum number of open brackets, as in ICU.
    ///
    /// A further bracket removes all of them.
    private static let maximumDepth = 128

    /// The script of all characters, or `nil` if each character has its own.
    var fixedScript: UInt8?

    /// The characters next to the part.
    private(set) var neighbors = TextNeighbors()

    /// Creates the context in which a text starts.
    package init() {}

    /// Copies another context.
    ///
    /// Counting references to empty arrays takes time for each label.
    mutating func copy(_ other: borrowing ScriptContext) {
        script = other.script
        isStarted = other.isStarted
        fixedScript = other.fixedScript
        if !brackets.isEmpty || !other.brackets.isEmpty { brackets = other.brackets }
        if !neighbors.isEmpty || !other.neighbors.isEmpty { neighbors = other.neighbors }
    }

    /// The number of characters next to a part that matter for its letters.
    package static let joiningDistance = TextNeighbors.distance

    /// Sets the characters next to the part, at most ``joiningDistance`` on each side.
    ///
    /// The nearest characters are the first.
    package mutating func join(before: [UInt32], after: [UInt32]) {
        neighbors = TextNeighbors(before: before, after: after)
    }

    /// Sets the script of common characters at the start of a paragraph to its first script.
    ///
    /// The context is then started, unless the script may be in the text after this text.
    ///
    /// - Parameters:
    ///   - text: A part of the paragraph.
    ///   - offset: The UTF-8 offset in the text at which to start.
    package mutating func start(with text: String, from offset: Int) {
        scan(text, from: offset, to: .max, isStart: true)
    }

    /// Moves past text that is not shaped, between two UTF-8 offsets.
    package mutating func skip(_ text: String, from start: Int, to end: Int) {
        scan(text, from: start, to: end, isStart: false)
    }

    private mutating func scan(_ text: String, from start: Int, to end: Int, isStart: Bool) {
        var text = text
        text.withSpan { bytes in
            var scalars = ScalarDecoder()
            scalars.skip(start)
            var offset = start
            while offset < end, let (character, length) = scalars.next(bytes) {
                let own =
                    character == ScriptTable.tatweel
                    ? scalars.scriptOfTatweel(after: script, bytes) : ScriptTable.script(character)
                if own != ScriptTable.common {
                    script = own
                    isStarted = true
                } else if Self.endsParagraph(character) {
                    // The paragraph has no script, or the next paragraph starts.
                    if isStart { isStarted = true } else { self = ScriptContext() }
                } else if isStarted {
                    script = script(of: character, in: script)
                }
                if isStart, isStarted { return }
                scalars.skip(length)
                offset += length
            }
        }
    }

    /// Returns the script of a common character in text of a script.
    ///
    /// If the character is a bracket, the function opens or closes the bracket.
    mutating func script(of character: UInt32, in script: UInt8) -> UInt8 {
        guard let partner = PairedPunctuation.partner(of: character) else { return script }
        if character < partner {
            if brackets.count == Self.maximumDepth { brackets = [] }
            brackets.append(partner << 8 | UInt32(script))
            return script
        }
        // Brackets that are still open inside this pair are dropped.
        while let last = brackets.popLast() {
            if last >> 8 == character { return UInt8(truncatingIfNeeded: last) }
        }
        return script
    }

    /// Returns whether a character separates paragraphs.
    private static func endsParagraph(_ character: UInt32) -> Bool {
        character == 0x0A || character == 0x0D || character == 0x2029
    }
}

extension ScalarDecoder {
    /// Returns the script of the tatweel at the position, after text of a script.
    ///
    /// Tatweel has the script before it, if this script uses tatweel. Otherwise, it has the script
    /// of the next letter that is not common, or is Arabic. The search ends at a bracket, because a
    /// bracket can change the script back. Thus each character is searched at most twice.
    func scriptOfTatweel(after script: UInt8, _ bytes: Span<UInt8>) -> UInt8 {
        if ScriptTable.usesTatweel(script) { return script }
        var rest = self
        let own = ScriptTable.script(ScriptTable.tatweel)
        while let (character, length) = rest.next(bytes),
            PairedPunctuation.partner(of: character) == nil
        {
            let next = ScriptTable.script(character)
            if next != ScriptTable.common, character != ScriptTable.tatweel {
                return ScriptTable.usesTatweel(next) ? next : own
            }
            rest.skip(length)
        }
        return own
    }
}
