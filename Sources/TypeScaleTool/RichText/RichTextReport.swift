import TypeScale
import TypeScaleRichText

/// A screen as JSON: its contents, and the font of each run as numbers.
struct RichTextReport: Encodable {
    struct Content: Encodable {
        let viewType: String
        let id: String?
        let path: String
        let title: String?
        let iconURL: String?
        let richText: Text?
    }

    struct Text: Encodable {
        let string: String
        let runs: [Run]
        let attachments: [RichTextAttachment]
        let accessibilityText: String
    }

    struct Run: Encodable {
        let range: Range<Int>
        let font: Font
        let textColor: RichTextColor
        let backgroundColor: RichTextColor?
        let isUnderlined: Bool
        let isStruckThrough: Bool
        let baselineOffset: Double?
        let link: String?
        let language: String?
        let accessibilityText: String?
        let attachment: Int?
        let source: RichTextSource
    }

    /// A font: its numbers for the reader, and at large those that begin with `base`.
    struct Font: Encodable {
        let name: String?
        let baseSize: Double?
        let pointSize: Double
        let baseWeight: FontWeight?
        let weight: FontWeight
        let isItalic: Bool
        let isMonospaced: Bool
        let relativeTo: TextStyle
        let isFixed: Bool
        let minimumSize: Double?
        let maximumSize: Double?
        let baseLineHeight: Double?
        let lineHeight: Double?
        let baseTracking: Double?
        let tracking: Double?
    }

    let screenName: String?
    let category: ContentSizeCategory
    let screenNameSize: Double
    let titleSize: Double
    let contents: [Content]
}

extension RichTextReport {
    init(_ document: ResolvedDocument) {
        screenName = document.screenName
        category = document.category
        screenNameSize = document.screenNameSize
        titleSize = document.titleSize
        contents = document.contents.map { content in
            Content(
                viewType: content.viewType,
                id: content.id,
                path: content.path,
                title: content.title,
                iconURL: content.iconURL,
                richText: content.richText.map { text in
                    Text(
                        string: text.string,
                        runs: text.runs.map(Run.init),
                        attachments: text.attachments,
                        accessibilityText: text.accessibilityText
                    )
                }
            )
        }
    }
}

extension RichTextReport.Run {
    init(_ run: ResolvedRun) {
        range = run.range
        font = RichTextReport.Font(run)
        textColor = run.textColor
        backgroundColor = run.backgroundColor
        isUnderlined = run.isUnderlined
        isStruckThrough = run.isStruckThrough
        baselineOffset = run.baselineOffset
        link = run.link
        language = run.language
        accessibilityText = run.accessibilityText
        attachment = run.attachment
        source = run.source
    }
}

extension RichTextReport.Font {
    init(_ run: ResolvedRun) {
        let font = run.font
        let origin = font.origin
        name = font.face.postScriptName
        baseSize = origin.size
        pointSize = font.pointSize
        baseWeight = origin.weight
        weight = font.weight
        isItalic = run.isItalic
        isMonospaced = run.isMonospaced
        relativeTo = origin.textStyle
        isFixed = run.isFixed
        minimumSize = origin.limits.minimumPointSize
        maximumSize = origin.limits.maximumPointSize
        baseLineHeight = origin.lineHeight?.basePoints
        lineHeight = font.lineHeight
        baseTracking = origin.tracking?.basePoints
        tracking = font.tracking
    }
}
