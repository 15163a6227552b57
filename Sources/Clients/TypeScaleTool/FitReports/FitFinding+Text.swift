import TypeScale
import TypeScaleFonts
import TypeScaleLayout
import TypeScaleLocalization

extension FitFinding {
    /// The path, line and column, such as `de.json:4:12`.
    var location: String {
        let path = path.pathWithoutCommand
        return position.map { "\(path):\($0)" } ?? path
    }

    /// The key, followed by its variation in parentheses.
    var name: String { key + (variation.isEmpty ? "" : " (\(variation))") }

    /// The problem in words, such as `truncated from AX1; fits up to XXXL, or up to 24.1 pt`.
    var problem: String { problem("") }

    /// The problem in words, with the slot.
    var placedProblem: String { problem(slotName.isEmpty ? "" : " in \(place)") }

    private func problem(_ place: String) -> String {
        guard let fit else {
            let details = placeholders.prefix(8).joined(separator: "; ")
            return (details.isEmpty ? verdict.rawValue : details) + place
        }
        return fit.doubt(place) + fit.limits
    }

    /// The slot and its width, such as `Tab title (iPhone SE)`.
    var place: String {
        let name = width?.name ?? ""
        return slotName + (name.isEmpty ? "" : " (\(name))")
    }

    /// The finding as services show it.
    var logEntry: LogEntry {
        let parts = [language ?? "", name, width?.name ?? ""]
        func joined(_ parts: some Sequence<String>) -> String {
            parts.filter { !$0.isEmpty }.joined(separator: " ")
        }
        return LogEntry(
            rule: verdict.rule.id,
            severity: verdict.rule.severity,
            path: path,
            position: position,
            name: joined(parts.dropLast()),
            problem: placedProblem,
            inSuite: (joined(parts), problem),
            details: { description },
            key: key,
            language: language,
            fingerprint: LogContents.fingerprint([
                verdict.rule.id, key, language ?? "", variation, self.place,
            ]),
            properties: [
                "text": text, "language": language, "slot": slotName,
                "from": scaledFit?.firstFailure?.description,
            ]
        )
    }
}

extension Fit {
    /// Returns the setting from which the text does not fit, and the reason for doubt.
    fileprivate func doubt(_ place: String) -> String {
        guard let first = truncated.first else {
            guard let first = inconclusive.first else { return "fits" + place }
            return "may be truncated\(start(first))\(place): \(reason)"
        }
        let possible = firstFailure == first ? nil : firstFailure.map { ", possibly from \($0)" }
        return "truncated\(start(first))\(possible ?? "")\(place)"
            + (exactness == .estimate ? " (estimated)" : "")
    }

    private func start(_ setting: TextSizeStep) -> String {
        box.hasTextSizes ? " from \(setting)" : ""
    }

    private var reason: String {
        if needsDictionary { return "only a dictionary finds the words at which its lines end" }
        if !missing.isEmpty {
            let names = missing.prefix(4).map(\.codePoint).joined(separator: ", ")
            let list = names + (missing.count > 4 ? ", …" : "")
            return box.font.face.postScriptName == nil
                ? "the widths of \(list) in the system font are estimates; add --fallback FILE"
                : "no font contains \(list)"
        }
        return needsShaping
            ? "its script needs shaping" : "the error of its width decides"
    }

    /// Returns the lines at the first size that does not fit, with `|` where lines end.
    ///
    /// Lines that the box cannot hold follow `‖`.
    func markedLines(upTo limit: Int) throws(FontError) -> String {
        let setting = truncated.first ?? firstFailure ?? box.settings[0]
        let lines = try lines(at: setting)
        let limitOfBox = box.lineLimit(at: setting)
        var text = ""
        for (index, line) in lines.prefix(limit).enumerated() {
            if index == limitOfBox {
                text += " ‖ "
            } else if index > 0 {
                text += " | "
            }
            text += line
        }
        return text + (lines.count > limit ? " …" : "")
    }
}

extension Slot {
    /// The sizes and the font, such as `80 pt wide, 1 line, caption2 in system`.
    var summary: String {
        let widths = widths.map { width in
            let points =
                width.points.isFinite ? "\(width.points.shortestText) pt wide" : "any width"
            return points + (width.name.isEmpty ? "" : " (\(width.name))")
        }
        var words = widths.count > 4 ? widths.prefix(3) + ["…"] : widths
        if height.isFinite { words.append("\(height.shortestText) pt high") }
        let lines = effectiveLineLimit
        if lines > 0 { words.append(lines == 1 ? "1 line" : "\(lines) lines") }
        let size =
            font.curve == .fixed ? font.size.map { "fixed \($0.shortestText) pt" } : nil
        words.append("\(size ?? "\(font.textStyle)") in \(font.face.postScriptName ?? "system")")
        return words.joined(separator: ", ")
    }
}
