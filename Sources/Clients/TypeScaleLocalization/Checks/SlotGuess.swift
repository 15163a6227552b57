public import Foundation
public import TypeScaleFoundation
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

    /// The largest text size that counts.
    static let largestCategory = ContentSizeCategory.large

    /// The patterns of keys that no label shows.
    static let hiddenKeys = [
        "accessibility*", "*.accessibility*", "*_accessibility_*", "*ccessibilityLabel",
        "*ccessibilityHint", "*ccessibilityValue", "*a11y*", "*voiceover*", "*oiceOver*",
        "NS*UsageDescription",
    ].map { KeyPattern($0) }

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
    }
}

extension SlotGuess {
    /// Returns the slots as a slots file.
    public func json() -> Data {
        var defaults = ["\"style\": \(font.textStyle.description.json)"]
        var face: [String] = []
        if let name = font.face.postScriptName { face.append("\"face\": \(name.json)") }
        if let size = font.size { face.append("\"size\": \(size.shortestText)") }
        if !face.isEmpty { defaults.append("\"font\": {\(face.joined(separator: ", "))}") }
        defaults.append("\"upTo\": \(Self.largestCategory.shortName.json)")
        if let sample { defaults.append("\"sample\": \(sample.json)") }
        if let largestNumber { defaults.append("\"largestNumber\": \(largestNumber)") }
        let percent = (margin * 100).shortestText
        let comment =
            "The widths are what the source language needs at L, plus \(percent)%. "
            + "Replace them with the widths of the app's labels, and raise upTo."
        let lines = slots.map { slot in
            let except =
                slot.excludedKeys.isEmpty
                ? "" : "\"except\": \(Self.list(slot.excludedKeys)), "
            let width = slot.widths.first?.points ?? 0
            return "    {\"name\": \(slot.name.json), \"keys\": \(Self.list(slot.keys)), "
                + except + "\"width\": \(width.shortestText), \"lines\": \(slot.lines)}"
        }
        let source = sourceLanguage.map { "  \"sourceLanguage\": \($0.json),\n" } ?? ""
        let text = """
            {
              "version": 1,
              "$comment": \(comment.json),
            \(source)  "defaults": {\(defaults.joined(separator: ", "))},
              "slots": [
            \(lines.joined(separator: ",\n"))
              ]
            }

            """
        return Data(text.utf8)
    }

    /// Returns a pattern, or a list with one pattern on each line.
    private static func list(_ patterns: [String]) -> String {
        let patterns = patterns.map(\.json)
        return patterns.count == 1
            ? patterns[0] : "[\n      " + patterns.joined(separator: ",\n      ") + "\n    ]"
    }
}
