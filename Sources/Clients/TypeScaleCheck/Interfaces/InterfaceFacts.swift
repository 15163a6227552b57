import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics
import TypeScaleDocuments

/// What an interface file states about its labels, joined with the code of their classes.
struct InterfaceFacts: Sendable {
    /// A label, a button or another view that shows one text.
    struct Label: Sendable {
        let object: InterfaceObject
        let place: Place
        let fontPlace: Place
        /// Whether code makes the label follow the text size.
        let adjustsInCode: Bool
        /// Whether code sets the text or the number of lines.
        let isReplaced: Bool
        /// Whether a class that no Swift code declares can set the text.
        let isOwnedElsewhere: Bool
        /// Why the label has another font than the file states, or `nil`.
        let otherFont: OtherFont?
        /// The fonts that code sets on the label, or an empty array if they are unknown.
        let codeFonts: [FontDescription]

        /// Whether code sets the text of the label, so that no translation is shown.
        var isReplacedByName: Bool { isReplaced && !object.hasRuntimeAttributes }

        /// Whether the label is a button with an image and no title.
        var isPicture: Bool {
            object.showsImage && !isReplaced && object.texts.allSatisfy(\.text.isEmpty)
        }

        /// The fonts of the file or of code, or an empty array if they are unknown.
        var knownFonts: [FontDescription] {
            guard otherFont == nil else { return codeFonts }
            return [object.font?.description].compactMap(\.self)
        }

        /// Whether the font follows the text size.
        var grows: Bool { object.font?.points == nil && (object.adjustsFont || adjustsInCode) }
    }

    /// Why the font in the file is not the one that the label has.
    enum OtherFont: Sendable {
        /// The class of the label, or code that sets the label's font, decides, and is judged.
        case inCode
        /// Code of an unknown owner may decide.
        case unknown(String)
    }

    let path: String
    let labels: [Label]
    /// The heights of rows that tables state, with the fonts of the text in their cells.
    var rows: [RowHeight] = []

    /// The labels whose font the file decides.
    var judgedLabels: [Label] {
        labels.filter { $0.otherFont == nil && $0.object.font != nil && !$0.isPicture }
    }

    /// The labels about whose font nothing is known.
    var unseen: [UnseenPlace] {
        labels.compactMap { label in
            guard case .unknown(let reason)? = label.otherFont, label.object.font != nil,
                !label.isPicture
            else { return nil }
            return UnseenPlace(kind: .label, place: label.fontPlace, reason: reason)
        }
    }
}

/// The labels of an interface file that follow the text size, before the code is known.
struct InterfaceOutline: Sendable {
    let path: String
    let isReadable: Bool
    let labels: [InterfaceObject]
    /// The identifiers of all objects.
    let identifiers: Set<ExactString>

    init(_ document: InterfaceDocument, path: String, hasTextSize: Bool) {
        self.path = path
        isReadable = hasTextSize && document.isReadable(at: path)
        labels = document.objects.filter(\.showsText)
        identifiers = Set(document.objects.map { ExactString($0.identifier) })
    }

    /// The labels that follow the text size, by the classes and names of their outlets.
    var adjustedOutlets: [LabelTable.Key] {
        labels.filter(\.adjustsFont).flatMap { label in
            label.outlets.compactMap { outlet in
                outlet.owner.map { LabelTable.Key($0, outlet.name) }
            }
        }
    }

    /// The names of such labels whose class the file does not name.
    var adjustedNames: [ExactString] {
        labels.filter(\.adjustsFont).flatMap { label in
            label.outlets.filter { $0.owner == nil }.map { ExactString($0.name) }
        }
    }

    /// Returns the facts with the code of the labels' classes.
    func joined(with app: App, _ objectiveC: ObjectiveCFacts) -> InterfaceFacts {
        guard isReadable else { return InterfaceFacts(path: path, labels: []) }
        let labels = labels.map { label($0, app, objectiveC) }
        return InterfaceFacts(path: path, labels: labels, rows: rows(labels, app))
    }

    /// Returns the rows of the tables whose height no code changes.
    private func rows(_ labels: [InterfaceFacts.Label], _ app: App) -> [RowHeight] {
        var fonts: [InterfaceObject.Row: [FontDescription]] = [:]
        for label in labels {
            guard let row = label.object.row, !label.isPicture else { continue }
            fonts[row, default: []] += label.knownFonts
        }
        return fonts.compactMap { row, fonts in
            guard !row.classes.contains(where: app.setsRowHeight) else { return nil }
            let place = Place(path: path, position: row.position, code: "tableView")
            return RowHeight(height: row.height, cells: [fonts], isForAll: true, place: place)
        }
    }

    private func label(
        _ object: InterfaceObject,
        _ app: App,
        _ objectiveC: ObjectiveCFacts
    ) -> InterfaceFacts.Label {
        let keys = object.outlets.compactMap { outlet -> LabelTable.Key? in
            guard let owner = outlet.owner else { return nil }
            return LabelTable.Key(app.table.declaring(outlet.name, in: owner) ?? owner, outlet.name)
        }
        let selves = object.customClass.map(app.ownKeys) ?? []
        let known = (keys + selves).compactMap { app.labels[$0] }
        let nameless = object.outlets.filter { $0.owner == nil }.map(\.name)
        let similar = nameless.flatMap(app.labels.named)
        var other: InterfaceFacts.OtherFont?
        if known.contains(where: { $0.setsFont || $0.hasUnknownFont }) {
            other = .inCode
        } else if let owner = object.owner(settingFont: objectiveC) {
            let name = VisibleText(owner, limit: 60)
            other = .unknown("Objective-C code of \(name) sets the font")
        } else if let name = object.customClass, !app.table.declares(name),
            !LabelTable.types.contains(name)
        {
            other = .unknown("no code in the folder declares \(VisibleText(name, limit: 60))")
        } else if let outlet = nameless.first,
            similar.contains(where: { $0.setsFont || $0.adjusts })
        {
            let name = VisibleText(outlet, limit: 60)
            other = .unknown("the file does not name the class of \(name), which code can style")
        } else if let owner = keys.first(where: {
            app.labels.setsUnnamedFont(inType: $0.owner.text)
        }) {
            let name = VisibleText(owner.owner.text, limit: 60)
            other = .unknown("code of \(name) sets the font of labels without a name")
        } else if object.hasRuntimeAttributes, object.customClass == nil {
            other = .unknown("a runtime attribute can set the font")
        }
        let place = Place(path: path, position: object.position, code: object.summary)
        return InterfaceFacts.Label(
            object: object,
            place: place,
            fontPlace: Place(path: path, position: object.fontPosition, code: object.summary),
            adjustsInCode: known.contains(where: \.adjusts),
            isReplaced: (known + similar).contains(where: \.isReplaced)
                || object.hasRuntimeAttributes,
            isOwnedElsewhere: object.outlets.compactMap(\.owner)
                .contains { !app.table.declares($0) },
            otherFont: other,
            codeFonts: known.contains(where: \.hasUnknownFont)
                ? [] : known.flatMap(\.fonts).compactMap(\.description)
        )
    }
}

extension InterfaceDocument {
    /// Returns whether a reader of an iPhone can read the texts of a file.
    ///
    /// Code replaces a launch screen before anyone can read it.
    func isReadable(at path: String) -> Bool {
        !isForMac && !isForTV && !isLaunchScreen && !path.fileName.utf8.starts(with: "Launch".utf8)
    }
}

extension InterfaceObject {
    /// Returns the class in Objective-C that sets the font of the object, or `nil`.
    fileprivate func owner(settingFont code: ObjectiveCFacts) -> String? {
        if let customClass, code.setsFont(of: "self", in: customClass) { return customClass }
        return outlets.first { outlet in
            outlet.owner.map { code.setsFont(of: outlet.name, in: $0) } == true
        }?.owner
    }

    /// The kind, the name and the first text, such as `label titleLabel "Title"`.
    var summary: String {
        let text = texts.first { !$0.text.isEmpty }?.text
        let shown = text.map { " \"\(VisibleText($0, limit: 40))\"" } ?? ""
        return "\(element) \(VisibleText(outlets.first?.name ?? identifier, limit: 40))\(shown)"
    }
}
