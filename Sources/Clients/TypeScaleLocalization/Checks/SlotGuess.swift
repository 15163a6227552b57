public import Foundation
public import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleLayout

/// A first version of a slots file, for a person to edit.
///
///     let check = TranslationCheck(SlotFile([]))
///     let guess = check.guessedSlots(paths: paths, font: .system(.body))
///     try guess.json().write(to: URL(fileURLWithPath: "typescale.json"))
///
/// Keys with the same prefix, such as `tab.`, share a slot with one line. Its width is the width
/// that the source language needs at L, plus a margin, and text sizes up to L count. Most apps wrap
/// a text that is wider than ``maximumWidth`` with its margin. Such texts have a slot with any
/// number of lines, which lists their keys. Keys that no label shows, such as `accessibility_*`,
/// have no slot.
///
/// In the source language, a check with these slots reports no text, except for texts that cannot
/// be measured. In the translations of four apps, with 13,000 to 106,000 texts each, a relative
/// check reports 0.5 to 1.9 percent of the texts.
public struct SlotGuess: Sendable {
    /// The slots.
    public internal(set) var slots: [Slot] = []

    /// The errors in the translation files.
    public internal(set) var diagnostics: [Diagnostic] = []

    /// The files that contain no translations, as in ``TranslationReport/notes``.
    public internal(set) var notes: [Diagnostic] = []

    /// The margin that was added to the widths, as a share, such as 0.1.
    public let margin: Double

    /// The default margin.
    ///
    /// With it, a first check reports few texts. See also the growth of translations by length in
    /// [W3C's article](https://www.w3.org/International/articles/article-text-size).
    public static let defaultMargin = 0.6

    /// The largest text size that counts, which is the one of a reader who has not changed it.
    let largestSetting: TextSizeStep

    /// The patterns of keys that no label shows.
    static let hiddenKeys = [
        "accessibility*", "*.accessibility*", "*_accessibility_*", "*ccessibilityLabel",
        "*ccessibilityHint", "*ccessibilityValue", "*a11y*", "*voiceover*", "*oiceOver*",
        "NS*UsageDescription",
    ].map { GlobPattern($0) }

    /// The maximum width of a slot in points, which is the width of a small phone's screen without
    /// UIKit's standard margins.
    public static let maximumWidth = 288.0

    /// The maximum number of slots.
    static let maximumSlots = 40

    let font: FontDescription
    let sourceLanguage: String?
    /// The values that the check assumed instead of the defaults.
    private let sample: String?
    private let largestNumber: Int?

    init(_ check: TranslationCheck, _ font: FontDescription, _ margin: Double) {
        self.margin = margin.isFinite ? max(0, min(margin, 10)) : 0
        self.font = font
        sourceLanguage = check.namedSourceLanguage
        sample = check.sample == PlaceholderValues.defaultSample ? nil : check.sample
        largestNumber = check.largestNumber
        largestSetting = check.unchangedSetting
    }
}

extension SlotGuess {
    /// Returns the slots as a slots file.
    public func json() -> Data {
        var defaults: [(key: String, value: JSONOutput)] = [
            ("style", .string(font.textStyle.description))
        ]
        var face: [(key: String, value: JSONOutput)] = []
        if let name = font.face.postScriptName { face.append(("face", .string(name))) }
        if let size = font.size { face.append(("size", .number(size))) }
        if !face.isEmpty { defaults.append(("font", .object(face))) }
        let size: String
        switch largestSetting {
        case .category(let category):
            size = category.shortName
            defaults.append(("upTo", .string(size)))
        case .fontScale(let scale):
            size = "a font scale of \(scale.shortestText)"
            defaults.append(("upTo", .number(scale)))
        }
        if let sample { defaults.append(("sample", .string(sample))) }
        if let largestNumber { defaults.append(("largestNumber", .integer(largestNumber))) }
        let percent = (margin * 100).shortestText
        let comment =
            "The widths are what the source language needs at \(size), plus \(percent)%. "
            + "Replace them with the widths of the app's labels, and raise upTo."
        var members: [(key: String, value: JSONOutput)] = [
            ("version", .integer(1)), ("$comment", .string(comment)),
        ]
        if let sourceLanguage { members.append(("sourceLanguage", .string(sourceLanguage))) }
        members.append(("defaults", .onOneLine(defaults)))
        members.append(("slots", .array(slots.map(Self.json))))
        return Data((JSONOutput.object(members).text(.filled) + "\n").utf8)
    }

    /// Returns a slot on one line, unless it has lists of patterns.
    private static func json(_ slot: Slot) -> JSONOutput {
        var members: [(key: String, value: JSONOutput)] = [
            ("name", .string(slot.name)), ("keys", list(slot.keys)),
        ]
        if !slot.excludedKeys.isEmpty { members.append(("except", list(slot.excludedKeys))) }
        members.append(("width", .number(slot.widths.first?.points ?? 0)))
        members.append(("lines", .integer(slot.effectiveLineLimit)))
        let hasLists = slot.keys.count > 1 || slot.excludedKeys.count > 1
        return hasLists ? .object(members) : .onOneLine(members)
    }

    /// Returns a pattern, or a list with one pattern on each line.
    private static func list(_ patterns: [String]) -> JSONOutput {
        if patterns.count == 1 { return .string(patterns[0]) }
        return .elements(count: patterns.count) { .string(patterns[$0]) }
    }
}
