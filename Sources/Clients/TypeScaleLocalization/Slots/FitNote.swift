import TypeScaleLayout

/// A note in a comment that assigns a text to a slot or describes its box.
///
/// For example, `fit: width=120 lines=2 style=headline`, or `fit: slot "Tab title"`. The note ends
/// with its line.
struct FitNote {
    /// The words after `fit:`, in pairs of a name and a value.
    private let fields: [(name: String, value: String)]

    /// Finds the first note in a comment.
    ///
    /// Prose such as `must fit: see the design` is not a note, because no field follows.
    init?(in comment: String) {
        guard comment.utf8.count >= 4 else { return nil }
        for line in comment.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ")
            guard let word = words.first(where: { $0.hasPrefix("fit:") }) else { continue }
            let fields = Self.fields(in: line[word.startIndex...].dropFirst(4))
            if let first = fields.first, !first.value.isEmpty {
                self.fields = fields
                return
            }
        }
        return nil
    }

    /// Returns the index of the slot that the note names, or the slot that it describes.
    func slot(
        _ draft: SlotDraft,
        _ names: [String],
        _ indices: [String: Int]
    ) throws(SlotFault) -> (named: Int?, own: Slot?) {
        let owner = SlotValue(content: .null, node: 0)
        var draft = draft
        for (name, value) in fields {
            guard name == "slot" else {
                do throws(SlotFault) {
                    try draft.set(name, SlotValue(word: value))
                } catch {
                    throw error.inNote(name)
                }
                continue
            }
            guard fields.count == 1 else {
                throw SlotFault(owner, "fit: a slot excludes other fields; remove them")
            }
            if let index = indices[value] { return (index, nil) }
            let message = "fit: unknown slot \(value.prefix(80).debugDescription)"
            throw SlotFault(owner, message, name: value, names)
        }
        let name = "fit: " + fields.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
        return (nil, try draft.slot(name, owner: owner))
    }

    /// Returns the fields in the rest of a line.
    private static func fields(in line: Substring) -> [(name: String, value: String)] {
        var fields: [(name: String, value: String)] = []
        var rest = line.drop(while: \.isWhitespace)
        while !rest.isEmpty, fields.count < 32 {
            var name = String(rest.prefix { !$0.isWhitespace && $0 != "=" })
            rest = rest.dropFirst(name.count)
            // A slot's name follows a space or an equals sign.
            if name == "slot" { rest = rest.drop(while: \.isWhitespace) }
            let hasValue = rest.first == "="
            if hasValue { rest = rest.dropFirst() }
            var value = ""
            if hasValue || name == "slot" {
                if rest.first == "\"" {
                    rest = rest.dropFirst()
                    value = String(rest.prefix { $0 != "\"" })
                    rest = rest.dropFirst(value.count + 1)
                } else {
                    value = String(rest.prefix { !$0.isWhitespace && $0 != ";" })
                    rest = rest.dropFirst(value.count)
                }
            } else {
                // Prose after the fields is an error, unless a dash or a semicolon precedes it.
                if let first = name.first, "-–—;,.".contains(first) { break }
                if fields.isEmpty { return [] }
                name = String(name.prefix(64))
            }
            fields.append((name, value))
            rest = rest.drop(while: \.isWhitespace)
        }
        return fields
    }
}
