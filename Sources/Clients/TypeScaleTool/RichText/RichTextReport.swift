import TypeScale
import TypeScaleDocuments
import TypeScaleRichText

extension ResolvedDocument {
    /// The screen as JSON, with its contents and the font of each run.
    var json: JSONObject {
        .omittingNulls([
            "screenName": screenName, "category": category.rawValue,
            "screenNameSize": screenNameSize,
            "titleSize": titleSize, "contents": JSONOutput.elements(of: contents) { $0.json },
        ])
    }

    /// The screen as text for a terminal, with its contents and the font of each run.
    var report: String {
        let name = visible(screenName ?? "Untitled screen")
        var lines = ["\(name), at \(category.shortName)"]
        for content in contents {
            let title = content.title.map { visible($0) } ?? "(not shown)"
            lines += ["", "\(visible(content.viewType, upTo: 40)): \(title)"]
            guard let text = content.richText else { continue }
            lines += text.runs.map(text.line)
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension ResolvedContent {
    fileprivate var json: JSONObject {
        .omittingNulls([
            "viewType": viewType, "id": id, "path": path, "title": title, "iconURL": iconURL,
            "richText": richText?.json,
        ])
    }
}

extension ResolvedRichText {
    fileprivate var json: JSONObject {
        [
            "string": string, "runs": JSONOutput.elements(of: runs) { $0.json },
            "attachments": JSONOutput.elements(of: attachments) { $0.json },
            "accessibilityText": accessibilityText,
        ]
    }

    /// Returns the line that describes a run.
    fileprivate func line(_ run: ResolvedRun) -> String {
        if let number = run.attachment {
            let attachment = attachments[number]
            let size = "\(attachment.width.shortestText) x \(attachment.height.shortestText) pt"
            return "  " + size.padded(to: 18) + (attachment.url.map { visible($0) } ?? "space")
        }
        let looks = [
            run.font.face.postScriptName.map { visible($0, upTo: 40) }, run.font.weight.description,
            run.isItalic ? "italic" : nil, run.isUnderlined ? "underlined" : nil,
            run.isStruckThrough ? "struck through" : nil, run.textColor.description,
            run.backgroundColor.map { "on \($0)" },
        ]
        let look = looks.compactMap(\.self).joined(separator: " ")
        let size = run.font.pointSize.shortestText + " pt"
        return "  " + size.padded(to: 10) + look.padded(to: 40) + visible(String(text(of: run)))
    }
}

extension ResolvedRun {
    fileprivate var json: JSONObject {
        .omittingNulls([
            "range": range, "font": fontJSON, "textColor": textColor,
            "backgroundColor": backgroundColor, "isUnderlined": isUnderlined,
            "isStruckThrough": isStruckThrough, "baselineOffset": baselineOffset, "link": link,
            "language": language, "accessibilityText": accessibilityText,
            "attachment": attachment, "source": source.json,
        ])
    }

    /// The reader's font, with values at the Large category under keys that start with `base`.
    private var fontJSON: JSONObject {
        let origin = font.origin
        return .omittingNulls([
            "name": font.face.postScriptName, "baseSize": origin.size, "pointSize": font.pointSize,
            "baseWeight": origin.weight, "weight": font.weight, "isItalic": isItalic,
            "isMonospaced": isMonospaced, "relativeTo": origin.textStyle.rawValue,
            "isFixed": origin.curve == .fixed,
            "minimumSize": origin.limits.minimumPointSize,
            "maximumSize": origin.limits.maximumPointSize,
            "baseLineHeight": origin.lineHeight?.points, "lineHeight": font.lineHeight,
            "baseTracking": origin.tracking?.points, "tracking": font.tracking,
        ])
    }
}

extension RichTextSource {
    fileprivate var json: JSONObject { ["list": list, "elements": elements] }
}

extension RichTextAttachment {
    fileprivate var json: JSONObject {
        .omittingNulls([
            "url": url, "width": width, "height": height, "scalesWithText": scalesWithText,
            "accessibilityText": accessibilityText, "tint": tint, "alignment": alignment.rawValue,
        ])
    }
}
