/// The names of a face, as specified in the font, except the PostScript name.
struct FaceNames: Sendable {
    /// The family name, the style name and the full name, without separators.
    ///
    /// One string for three names takes less time to create.
    private var text = ""
    private var familyCount = 0
    private var styleCount = 0

    init(_ names: FaceNameRecords, _ table: RawSpan) {
        text = EncodedName.text(names.family, names.style, names.full, table)
        // The counts for the usual case, in which all characters are ASCII.
        let (family, style, full) = (names.family, names.style, names.full)
        var counts = (family?.asciiCount ?? 0, style?.asciiCount ?? 0)
        if counts.0 + counts.1 + (full?.asciiCount ?? 0) != text.utf8.count {
            counts.0 = family?.text(table).utf8.count ?? 0
            counts.1 = style?.text(table).utf8.count ?? 0
        }
        (familyCount, styleCount) = counts
    }

    init() {}

    /// The family name in the font, if any.
    var family: String? { name(at: 0, count: familyCount) }

    /// The style name in the font, if any.
    var style: String? { name(at: familyCount, count: styleCount) }

    /// The full name in the font, if any.
    var full: String? {
        let start = familyCount + styleCount
        return name(at: start, count: text.utf8.count - start)
    }

    /// The family name and the style name, as a PostScript name for a face without one.
    var derivedPostScript: String? {
        func withoutSpaces(_ name: String) -> String {
            String(decoding: Array(name.utf8).filter { $0 != 0x20 }, as: UTF8.self)
        }
        return family.map {
            withoutSpaces($0) + "-" + withoutSpaces(style ?? Typeface.defaultStyle)
        }
    }

    /// Returns whether UIKit raises the ascender of the family, as observed on iOS 13 and listed in
    /// WebKit.
    func isRaised(_ postScriptName: String) -> Bool {
        // Creating a string for each family would slow down registration.
        switch familyCount {
        case 0, 5, 9, 17:
            let name = family ?? postScriptName
            return ["Helvetica", "Times", ".Helvetica NeueUI"].contains { name.isIdentical(to: $0) }
        default: return false
        }
    }

    private func name(at start: Int, count: Int) -> String? {
        count > 0 ? String(text.utf8.dropFirst(start).prefix(count)) : nil
    }
}
