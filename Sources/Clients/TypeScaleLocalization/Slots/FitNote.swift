import TypeScaleDiagnostics
import TypeScaleLayout

/// A note in a comment that assigns a text to a slot, describes its box, or ignores its findings.
///
/// For example, `fit: width=120 lines=2 style=headline`, `fit: slot "Tab title"`, `fit: ignore` or
/// `fit: ignore=untranslated`. The note ends with its line.
struct FitNote {
    private typealias Scalars = Substring.UnicodeScalarView

    /// The words after `fit:`, in pairs of a name and a value.
    private let fields: [(name: String, value: String)]

    /// Finds the first note in a comment.
    ///
    /// Prose such as `must fit: see the design` or `Fit: see the design` is not a note, because
    /// text precedes it or it begins a sentence, and no field follows.
    init?(in comment: String) {
        // Most comments have no mark, and their words take much longer than their colons.
        guard comment.utf8.contains(UInt8(ascii: ":")) else { return nil }
        for line in comment[...].unicodeScalars.split(whereSeparator: \.endsLine) {
            let words = line.split(whereSeparator: \.properties.isWhitespace)
            guard let word = words.first(where: Self.isMark) else { continue }
            let fields = Self.fields(in: line[word.startIndex...].dropFirst(4))
            guard let first = fields.first else { continue }
            // Comment marks can precede a note.
            let isProse =
                line[..<word.startIndex].contains { $0.properties.isAlphabetic }
                || !word.starts(with: "fit:".unicodeScalars)
            if !isProse || !first.value.isEmpty || first.name == Self.ignore {
                self.fields = fields
                return
            }
        }
        return nil
    }

    private static let ignore = "ignore"

    /// Returns whether a word begins with `fit:`, in any case.
    private static func isMark(_ word: Scalars) -> Bool {
        word.prefix(4).map { $0.isASCII ? $0.value | 0x20 : 0 }
            .elementsEqual("fit:".unicodeScalars.map { $0.value | 0x20 })
    }

    /// Returns the index of the slot that the note names, or the slot that it describes.
    ///
    /// Both are `nil` if the note only ignores findings.
    func slot(
        _ draft: SlotDraft,
        _ names: [String],
        _ indices: NameDictionary<Int>
    ) throws(SlotFault) -> (named: Int?, own: Slot?) {
        let owner = SlotValue(content: .null, node: 0)
        let fields = fields.filter { $0.name != Self.ignore }
        if fields.isEmpty { return (nil, nil) }
        var draft = draft
        for (name, value) in fields {
            guard name == "slot" else {
                do throws(SlotFault) {
                    try draft.set(name, SlotValue(word: value), among: ["slot", Self.ignore])
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

    /// Returns the verdicts that the note ignores.
    func ignoredVerdicts() throws(SlotFault) -> Set<FitVerdict> {
        var verdicts: Set<FitVerdict> = []
        for field in fields where field.name == Self.ignore {
            if field.value.isEmpty { return FitVerdict.findings }
            for name in field.value.utf8.split(separator: UInt8(ascii: ",")) {
                let word = SlotValue(word: String(name) ?? "")
                verdicts.insert(
                    try word.choice("fit: ignore: a verdict", FitVerdict.findingNames) {
                        FitVerdict(finding: $0)
                    }
                )
            }
        }
        return verdicts
    }

    /// Returns the fields in the rest of a line.
    private static func fields(in line: Scalars) -> [(name: String, value: String)] {
        func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
        var fields: [(name: String, value: String)] = []
        var rest = line.drop(while: isSpace)
        while let first = rest.first, fields.count < 32 {
            // Prose after the fields is an error, unless a dash or a semicolon precedes it.
            if "-–—;,.".unicodeScalars.contains(first) { break }
            let word = rest.prefix { !isSpace($0) && $0 != "=" }
            rest = rest[word.endIndex...]
            let name = String(Scalars(word.prefix(64)))
            // A slot's name follows a space or an equals sign.
            if name == "slot" { rest = rest.drop(while: isSpace) }
            let hasValue = rest.first == "="
            if hasValue { rest = rest.dropFirst() }
            var value = rest.prefix(0)
            if hasValue || name == "slot" {
                if rest.first == "\"" {
                    rest = rest.dropFirst()
                    value = rest.prefix { $0 != "\"" }
                    rest = rest[value.endIndex...].dropFirst()
                } else {
                    value = rest.prefix { !isSpace($0) && $0 != ";" }
                    rest = rest[value.endIndex...]
                }
            }
            fields.append((name, String(value)))
            rest = rest.drop(while: isSpace)
        }
        return fields
    }
}
