import TypeScale
import TypeScaleRichText

/// The format that a screen is written in.
enum RichTextFormat {
    case runs
    case json
    case html
    case text

    /// A screen in this format.
    func text(of document: ResolvedDocument) throws -> String {
        switch self {
        case .runs: document.report
        case .json: try jsonText(document.json)
        case .html: document.html()
        case .text: document.plainText
        }
    }
}

extension ResolvedDocument {
    /// What a person wants to see of a screen: its contents, and the font of each run.
    fileprivate var report: String {
        let name = visible(screenName ?? "a screen without a name")
        var lines = ["\(name), at \(category.shortName)"]
        for content in contents {
            let title = content.title.map { visible($0) } ?? "(not shown)"
            lines += ["", "\(visible(content.viewType, upTo: 40)): \(title)"]
            guard let text = content.richText else { continue }
            lines += text.runs.map { run in text.line(run) }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension ResolvedRichText {
    /// A run as a line.
    fileprivate func line(_ run: ResolvedRun) -> String {
        if let number = run.attachment {
            let attachment = attachments[number]
            let size = "\(attachment.width.shortestText) x \(attachment.height.shortestText) pt"
            let what = attachment.url.map { visible($0) } ?? "space"
            return "  " + size.padded(to: 18) + what
        }
        var looks = [
            run.font.face.postScriptName.map { visible($0, upTo: 40) }, run.font.weight.description,
        ]
        looks += [
            run.isItalic ? "italic" : nil,
            run.isUnderlined ? "underlined" : nil,
            run.isStruckThrough ? "struck through" : nil,
            run.textColor.description,
            run.backgroundColor.map { "on \($0)" },
        ]
        let look = looks.compactMap { $0 }.joined(separator: " ")
        let size = run.font.pointSize.shortestText + " pt"
        return "  " + size.padded(to: 10) + look.padded(to: 40) + visible(String(text(of: run)))
    }
}
