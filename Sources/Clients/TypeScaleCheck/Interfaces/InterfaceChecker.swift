import TypeScale
import TypeScaleCode
import TypeScaleFoundation

/// Applies the rules to an interface file.
struct InterfaceChecker {
    let document: InterfaceDocument
    let path: String
    /// The labels whose fonts code sets, by the names of their properties.
    let styledNames: Set<ExactString>
    /// The labels that code makes follow the text size.
    let adjustedNames: Set<ExactString>
    private(set) var findings: [CodeFinding] = []

    /// The size of `caption2` at L, the smallest text style.
    private static let minimumSize = 11.0

    init(
        _ document: InterfaceDocument,
        path: String,
        styledNames: Set<ExactString>,
        adjustedNames: Set<ExactString>
    ) {
        self.document = document
        self.path = path
        self.styledNames = styledNames
        self.adjustedNames = adjustedNames
    }

    mutating func check() {
        // Code replaces a launch screen before anyone can read it.
        guard !document.isForMac, !path.utf8[...].fileName.starts(with: "Launch".utf8) else {
            return
        }
        for object in document.objects where object.showsText {
            let outlets = object.outlets.map { ExactString($0) }
            guard let font = object.font, !outlets.contains(where: styledNames.contains) else {
                continue
            }
            checkFont(font, of: object, outlets)
            checkHeight(font, of: object)
        }
    }

    private mutating func checkFont(
        _ font: InterfaceFont,
        of object: InterfaceObject,
        _ outlets: [ExactString]
    ) {
        if let points = font.points {
            let size = "\(points.shortestText) points at every text size"
            add(.fixedSize, object, size + remedy(points))
            if points < Self.minimumSize {
                let limit = Self.minimumSize.shortestText
                add(
                    .smallText,
                    object,
                    "\(points.shortestText) points at L; the smallest text style has \(limit)"
                )
            }
        } else if !object.adjustsFont, !outlets.contains(where: adjustedNames.contains) {
            add(
                .notAdjusting,
                object,
                "the size changes only when the view is loaded again; "
                    + "select Automatically Adjusts Font"
            )
        }
        if case .system(_, let weight?) = font, weight < .regular {
            let remedy = "use regular or a heavier weight"
            add(.thinText, object, "\(weight) strokes are hard to read; \(remedy)")
        }
        // A field scrolls to the end of a text, and text without a limit on lines wraps.
        if object.element == "label", object.lineLimit > 0, object.minimumScaleFactor < 1,
            case .preferred(let style) = font
        {
            let growth = style.growth
            let size = growth.atMaximum * object.minimumScaleFactor
            guard growth.factor >= 2, size < 2 * growth.atL else { return }
            add(
                .stopsBelow200,
                object,
                severity: .note,
                "\(style) can shrink at AX5 to \(size.oneDecimal) of \(growth.atL.shortestText) "
                    + "points, \((size / growth.atL).percent)"
            )
        }
    }

    private mutating func checkHeight(_ font: InterfaceFont, of object: InterfaceObject) {
        guard let height = object.height.limit, height > 0, object.adjustsFont,
            let message = font.description.clipping(height: height)
        else { return }
        add(.clips, object, message)
    }

    private func remedy(_ points: Double) -> String {
        guard let style = TextStyle.nearest(to: points) else { return "" }
        let growth = style.growth
        return "; \(style) has \(growth.atL.shortestText) at L, and "
            + "\(growth.atMaximum.shortestText) at AX5"
    }

    private mutating func add(
        _ rule: CodeRule,
        _ object: InterfaceObject,
        severity: CodeRule.Severity? = nil,
        _ message: String
    ) {
        findings.append(
            CodeFinding(
                rule: rule,
                severity: severity ?? rule.severity,
                path: path,
                position: rule == .clips ? object.position : object.fontPosition,
                code: object.summary,
                message: message
            )
        )
    }
}

extension InterfaceObject {
    /// The kind, the name and the first text, such as `label titleLabel "Title"`.
    var summary: String {
        let text = texts.first { !$0.text.isEmpty }?.text
        let shown = text.map { " \"\(VisibleText($0, limit: 40))\"" } ?? ""
        return "\(element) \(VisibleText(outlets.first ?? identifier, limit: 40))\(shown)"
    }
}

extension Substring.UTF8View {
    /// The part after the last slash.
    var fileName: Substring.UTF8View {
        guard let slash = lastIndex(of: UInt8(ascii: "/")) else { return self }
        return self[index(after: slash)...]
    }
}
