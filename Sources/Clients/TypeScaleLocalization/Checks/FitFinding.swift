public import TypeScaleDiagnostics
public import TypeScaleLayout

/// A text that does not fit its slot, or another problem with a translation.
///
///     for finding in report.findings where finding.language == "de" { print(finding) }
public struct FitFinding: Hashable, Sendable {
    /// The path of the file.
    public let path: String

    /// The line and column of the text, or `nil` if the file contains no text or is binary.
    public let position: TextPosition?

    /// The key.
    public let key: String

    /// The language code, or `nil` if neither the file nor its path contains one.
    public let language: String?

    /// The variation, such as `plural.one`, or an empty string.
    public let variation: String

    /// The text in the file, or an empty string if the translation is missing.
    public let text: String

    /// The text in the source language, or `nil` if it is unknown.
    public let source: String?

    /// The name of the slot, or an empty string if the key has no slot.
    public let slotName: String

    /// The kind of finding.
    public let verdict: FitVerdict

    /// The text sizes at which the text does not fit, or `nil` if the verdict does not depend on
    /// the width.
    ///
    /// Its text has values in place of placeholders. If the slot has several widths, this is the
    /// result for ``width``.
    public internal(set) var fit: Fit?

    /// The boxes of the slot, which all findings in the slot share.
    var boxes: SlotBoxes?

    /// The index of ``width`` in the widths of the slot.
    var widthIndex = 0

    /// The names of all widths in which the text does not fit.
    public internal(set) var failingWidths: [String] = []

    /// The values that were assumed, such as `%@ = Mustermann`.
    public internal(set) var assumptions: [String] = []

    /// The placeholders of the source that the translation lacks or changes, as descriptions such
    /// as `missing %2$@; add it to the translation`.
    public internal(set) var placeholders: [String] = []

    /// The index of the slot in the report, which orders findings.
    var slotIndex = Int.max

    /// The longer keys by which patterns can find the text, such as the key in the file.
    var otherKeys: [String] = []
}

extension FitFinding {
    /// The slot, or `nil` if the verdict does not depend on the width.
    public var slot: Slot? { boxes?.slot }

    /// The width that is too small first, or `nil` if the verdict does not depend on the width.
    public var width: Slot.Width? { boxes.map { $0.slot.widths[widthIndex] } }

    /// The smallest setting with which the text does not fit, or `nil` if the verdict does not
    /// depend on the width.
    public var firstFailure: TextSizeStep? { fit?.firstFailure }

    /// The number of settings before ``firstFailure``, or the number of all settings.
    private var rank: Int { fit?.firstFailureIndex ?? .max }

    /// Returns findings in the order of a report.
    ///
    /// Findings are grouped by slot. Texts that are too wide at smaller sizes come first.
    static func sorted(_ findings: [FitFinding]) -> [FitFinding] {
        // Sorting the findings themselves would copy two of them for each comparison.
        let numbers = findings.map { ($0.slotIndex, $0.order, $0.rank) }
        let keys = findings.map { ExactString($0.key) }
        func rest(_ index: Int) -> [ExactString] {
            let finding = findings[index]
            return [finding.language ?? "", finding.path, finding.variation].map(ExactString.init)
        }
        let indices = findings.indices.sorted { first, second in
            if numbers[first] != numbers[second] { return numbers[first] < numbers[second] }
            if keys[first] != keys[second] { return keys[first] < keys[second] }
            return rest(first).lexicographicallyPrecedes(rest(second))
        }
        return indices.map { findings[$0] }
    }

    private var order: Int { FitVerdict.allCases.firstIndex(of: verdict) ?? 0 }
}

extension FitFinding: CustomStringConvertible {
    /// The position, key, language and verdict, with the lines in which the text breaks.
    public var description: String {
        let start = position.map { "\(path):\($0): " } ?? (path.isEmpty ? "" : path + ": ")
        let key = VisibleText(self.key, limit: 80)
        let name = [language ?? "", variation].filter { !$0.isEmpty }.joined(separator: ", ")
        let head = "\(start)\(key)" + (name.isEmpty ? "" : " (\(name))") + ": "
        guard let fit else {
            return head
                + (placeholders.isEmpty ? verdict.rawValue : placeholders.joined(separator: "; "))
        }
        let assumed = assumptions.isEmpty ? "" : "; assumed " + assumptions.joined(separator: ", ")
        return head + fit.problems + place + fit.limits + assumed + lines(of: fit)
    }

    private func lines(of fit: Fit) -> String {
        do throws(FontError) {
            let lines = try fit.lines()
            let shown = lines.prefix(12).map { "\n  | " + $0 }
            return shown.joined()
                + (lines.count > 12 ? "\n  | ... \(lines.count - 12) more lines" : "")
        } catch {
            return "\n  cannot break the lines: \(error)"
        }
    }

    /// The slot and its size, such as ` in "Tab title", 80 pt wide, 1 line`.
    private var place: String {
        guard let slot, let width else { return "" }
        let size = [
            width.name.isEmpty ? nil : width.name,
            width.points.isFinite ? width.points.shortestText + " pt wide" : nil,
            slot.height.isFinite ? slot.height.shortestText + " pt high" : nil,
            slot.effectiveLineLimit == 0
                ? nil
                : slot.effectiveLineLimit == 1 ? "1 line" : "\(slot.effectiveLineLimit) lines",
        ].compactMap { $0 }.joined(separator: ", ")
        return " in \(slot.name.isEmpty ? "a slot" : slot.name.debugDescription), \(size)"
    }
}
