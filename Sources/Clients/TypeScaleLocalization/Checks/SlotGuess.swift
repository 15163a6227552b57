public import Foundation
public import TypeScaleFoundation
import TypeScaleLayout

/// A first version of a slots file, for a person to edit.
///
///     let check = TranslationCheck(SlotFile([]))
///     let guess = check.guessedSlots(paths: paths, font: .system(.body))
///     try guess.json().write(to: URL(fileURLWithPath: "typescale.json"))
///
/// Keys with the same prefix, such as `tab.`, share a slot. Its width is the width that the source
/// language needs at L, plus a margin. Texts that are wider than ``maximumWidth`` have their own
/// slots, which list their keys, with that width and as many lines as the texts need.
///
/// In the source language, a check with these slots reports no text at L, except for texts that
/// cannot be measured.
public struct SlotGuess: Sendable {
    /// The slots.
    public internal(set) var slots: [Slot] = []

    /// The errors in the translation files.
    public internal(set) var diagnostics: [Diagnostic] = []

    /// The files that contain no translations, as in ``TranslationReport/notes``.
    public internal(set) var notes: [Diagnostic] = []

    /// The margin that was added to the widths, as a share, such as 0.1.
    public let margin: Double

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
        sample = check.sample == TranslationCheck.defaultSample ? nil : check.sample
        largestNumber = check.largestNumber
    }
}

extension SlotGuess {
    /// Returns the slots as a slots file, in which only categories up to XXXL count.
    public func json() -> Data {
        var defaults = ["\"style\": \(font.textStyle.description.json)"]
        var face: [String] = []
        if let name = font.face.postScriptName { face.append("\"face\": \(name.json)") }
        if let size = font.size { face.append("\"size\": \(size.shortestText)") }
        if !face.isEmpty { defaults.append("\"font\": {\(face.joined(separator: ", "))}") }
        defaults.append("\"upTo\": \"XXXL\"")
        if let sample { defaults.append("\"sample\": \(sample.json)") }
        if let largestNumber { defaults.append("\"largestNumber\": \(largestNumber)") }
        let percent = (margin * 100).shortestText
        let comment =
            "The widths are what the source language needs at L, plus \(percent)%. "
            + "Replace them with the widths of the app's labels."
        let lines = slots.map { slot in
            let patterns = slot.keys.map(\.json)
            let list = "[\n      " + patterns.joined(separator: ",\n      ") + "\n    ]"
            let keys = patterns.count == 1 ? patterns[0] : list
            let width = slot.widths.first?.points ?? 0
            return "    {\"name\": \(slot.name.json), \"keys\": \(keys), "
                + "\"width\": \(width.shortestText), \"lines\": \(slot.lines)}"
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
}
