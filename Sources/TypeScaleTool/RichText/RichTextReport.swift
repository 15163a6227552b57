import TypeScale
import TypeScaleRichText

extension ResolvedDocument {
    /// A screen as JSON: its contents, and the font of each run as numbers.
    var json: JSONObject {
        let object: JSONObject = [
            "screenName": screenName, "category": category, "screenNameSize": screenNameSize,
            "titleSize": titleSize, "contents": contents.map(\.json),
        ]
        return object.withoutNulls
    }
}

extension ResolvedContent {
    fileprivate var json: JSONObject {
        let object: JSONObject = [
            "viewType": viewType, "id": id, "path": path, "title": title, "iconURL": iconURL,
            "richText": richText?.json,
        ]
        return object.withoutNulls
    }
}

extension ResolvedRichText {
    fileprivate var json: JSONObject {
        [
            "string": string, "runs": runs.map(\.json), "attachments": attachments,
            "accessibilityText": accessibilityText,
        ]
    }
}

extension ResolvedRun {
    fileprivate var json: JSONObject {
        let object: JSONObject = [
            "range": range, "font": fontJSON, "textColor": textColor,
            "backgroundColor": backgroundColor, "isUnderlined": isUnderlined,
            "isStruckThrough": isStruckThrough, "baselineOffset": baselineOffset, "link": link,
            "language": language, "accessibilityText": accessibilityText,
            "attachment": attachment, "source": source,
        ]
        return object.withoutNulls
    }

    /// The font: its numbers for the reader, and those at large, whose keys begin with `base`.
    private var fontJSON: JSONObject {
        let origin = font.origin
        let object: JSONObject = [
            "name": font.face.postScriptName, "baseSize": origin.size, "pointSize": font.pointSize,
            "baseWeight": origin.weight, "weight": font.weight, "isItalic": isItalic,
            "isMonospaced": isMonospaced, "relativeTo": origin.textStyle, "isFixed": isFixed,
            "minimumSize": origin.limits.minimumPointSize,
            "maximumSize": origin.limits.maximumPointSize,
            "baseLineHeight": origin.lineHeight?.basePoints, "lineHeight": font.lineHeight,
            "baseTracking": origin.tracking?.basePoints, "tracking": font.tracking,
        ]
        return object.withoutNulls
    }
}
