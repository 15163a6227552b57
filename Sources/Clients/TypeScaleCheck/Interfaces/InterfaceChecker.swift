import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics
import TypeScaleDocuments

/// Applies the rules to an interface file.
struct InterfaceChecker {
    let document: InterfaceDocument
    let path: String
    /// The labels whose fonts code sets, by the names of their properties.
    let styledNames: Set<ExactString>
    /// The labels that code makes follow the text size.
    let adjustedNames: Set<ExactString>
    private(set) var findings: [CodeFinding] = []

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
        guard document.isReadable(at: path) else { return }
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
            add(.fixedSize, object, RuleMessages.fixed(points))
            if points < RuleMessages.minimumSize {
                add(.smallText, object, RuleMessages.small(points))
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
            add(.thinText, object, RuleMessages.thin(weight))
        }
        // A field scrolls to the end of a text, and text without a limit on lines wraps.
        if object.element == "label", object.lineLimit > 0,
            case .preferred(let style) = font,
            let message = RuleMessages.shrinking(.system(style), to: object.minimumScaleFactor)
        {
            add(.stopsBelow200, object, severity: .note, message)
        }
    }

    private mutating func checkHeight(_ font: InterfaceFont, of object: InterfaceObject) {
        guard let height = object.height.limit, height > 0, object.adjustsFont,
            let message = font.description.clipping(height: height)
        else { return }
        add(.clips, object, message)
    }

    private mutating func add(
        _ rule: CodeRule,
        _ object: InterfaceObject,
        severity: Diagnostic.Severity? = nil,
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

extension InterfaceDocument {
    /// Returns whether a reader of an iPhone can read the texts of a file.
    ///
    /// Code replaces a launch screen before anyone can read it.
    func isReadable(at path: String) -> Bool {
        !isForMac && !path.fileName.utf8.starts(with: "Launch".utf8)
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
