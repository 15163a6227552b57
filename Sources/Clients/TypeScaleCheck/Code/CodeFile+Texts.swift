import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization

extension CodeFile {
    /// The views of SwiftUI that truncate their title if it does not fit.
    ///
    /// A `Label` is left out, because menus and toolbars can show only its symbol.
    private static let boxedViews: Set = ["Text", "Button", "Link"]

    /// The width of the widest iPhone, in points.
    ///
    /// Source: [Layout](https://developer.apple.com/design/human-interface-guidelines/layout).
    private static let widestPhone = Slot.Width("the widest iPhone", points: 440)

    /// The texts of a file.
    struct Texts {
        /// The keys of translations that the code names.
        var keys: Set<TextContent> = []
        /// The constants whose value is a key, by name, such as `Titles.save`.
        var constants: [(name: String, key: TextContent)] = []
        /// The texts in boxes with limits.
        var boxed: [(content: TextContent, box: TextBox)] = []
    }

    /// Returns the keys that the code names, and the texts in boxes with limits.
    func texts(_ labels: CodeLabels) -> Texts {
        var texts = Texts()
        var boxed: [(code: Range<Int>, content: TextContent, box: Box)] = []
        for (index, call) in source.calls.enumerated() where !isPreview(call.scope) {
            if let key = localizedKey(index) {
                texts.keys.insert(key)
                if let name = constantName(index) { texts.constants.append((name, key)) }
            } else if let content = title(index) {
                if case .key = content { texts.keys.insert(content) }
                guard Self.boxedViews.contains(names[index]), let box = box(titleOf: index) else {
                    continue
                }
                boxed.append((call.expression, content, box))
            }
        }
        for assignment in source.assignments where !isPreview(assignment.scope) {
            let target = source.bytes[assignment.target].trimmed
            guard target.lastComponent.equals("text"), let owner = target.owner,
                let content = content(assignment.value, assignment.call),
                let slot = slot(label: labelName(owner, in: assignment.scope), labels)
            else { continue }
            let code = assignment.target.lowerBound..<assignment.value.upperBound
            boxed.append((code, content, (slot, [])))
        }
        let positions = TextPosition.positions(of: boxed.map(\.code.lowerBound), in: source.bytes)
        texts.boxed = boxed.map { code, content, box in
            let textBox = TextBox(
                path: path,
                position: positions[code.lowerBound],
                code: excerpt(code),
                slot: box.slot,
                otherModifiers: box.otherModifiers
            )
            return (content, textBox)
        }
        return texts
    }

    // MARK: - Contents

    /// Returns what a view of SwiftUI shows as its title, or `nil` for any other call.
    private func title(_ call: Int) -> TextContent? {
        guard showsTitle(names[call]), let first = source.calls[call].arguments.first,
            !first.isTrailing
        else { return nil }
        let text = literal(first.value)
        switch label(first) {
        case "verbatim": return text.map { .text(ExactString($0)) }
        case "":
            return text.flatMap { key($0, in: call) } ?? content(first.value, first.call)
        default: return nil
        }
    }

    /// Returns the text that a value other than a literal provides.
    private func content(_ value: Range<Int>, _ call: Int?) -> TextContent? {
        if let call { return source.calls[call].expression == value ? localizedKey(call) : nil }
        let path = source.bytes[value].trimmed
        guard path.isPath else { return nil }
        let names = path.split(separator: UInt8(ascii: "."))
        guard names.count > 1 else { return nil }
        return .constant(ExactString(names.suffix(2).map(\.string).joined(separator: ".")))
    }

    /// Returns the key that a localizing call such as `NSLocalizedString("key")` names.
    private func localizedKey(_ call: Int) -> TextContent? {
        guard let first = source.calls[call].arguments.first, let text = literal(first.value) else {
            return nil
        }
        switch (names[call], label(first)) {
        case ("String", "localized"), ("NSLocalizedString", ""), ("LocalizedStringResource", ""),
            ("LocalizedStringKey", ""):
            return key(text, in: call)
        // SwiftGen writes such calls into constants: the table, and then the key.
        case ("tr", ""):
            let arguments = source.calls[call].arguments
            guard arguments.count > 1, arguments[1].label == nil,
                let key = literal(arguments[1].value)
            else { return nil }
            return TextContent(key: key, table: text)
        default: return nil
        }
    }

    /// Returns a key in the table that a call names, or `nil` if only other code knows the table.
    private func key(_ text: String, in call: Int) -> TextContent? {
        guard let table = argument("tableName", of: call) ?? argument("table", of: call) else {
            return TextContent(key: text, table: "Localizable")
        }
        return literal(table.value).map { TextContent(key: text, table: $0) }
    }

    /// Returns the name and the type of the property whose value is a call, such as `Titles.save`.
    private func constantName(_ call: Int) -> String? {
        var scope = source.scopes[source.calls[call].scope]
        var name = target(of: source.calls[call].expression, in: source.calls[call].scope)
        if let index = scope.declaration,
            source.bytes[source.declarations[index].keyword].equals("var")
        {
            name = source.bytes[source.declarations[index].name]
            scope = source.scopes[source.declarations[index].scope]
        }
        guard let name, name.isPath, let type = scope.declaration,
            Self.types.contains(text(source.declarations[type].keyword))
        else { return nil }
        return source.bytes[source.declarations[type].name].lastComponent.string + "." + name.string
    }

    private static let types: Set = ["enum", "struct", "class", "extension", "actor"]

    // MARK: - Boxes

    /// A box, and the modifiers of other code that can change its text.
    private typealias Box = (slot: Slot, otherModifiers: Set<ExactString>)

    private func box(titleOf view: Int) -> Box? {
        let box = CodeBox(of: view, in: self)
        guard !box.isUnknown, let font = font(inChainOf: view),
            var slot = slot(
                font,
                width: box.width,
                height: box.height,
                lineLimit: box.lineLimit ?? 0,
                minimumScaleFactor: box.minimumScaleFactor ?? 1
            )
        else { return nil }
        slot.largestCategory = box.largestCategory
        return (slot, box.otherModifiers)
    }

    private func slot(label name: String, _ labels: CodeLabels) -> Slot? {
        guard let label = labels.created(name), let font = label.font,
            let lineLimit = label.lineLimit
        else { return nil }
        return slot(
            font,
            width: label.width,
            height: label.height,
            lineLimit: lineLimit,
            minimumScaleFactor: label.shrinks ? label.minimumScaleFactor ?? 0 : 1
        )
    }

    private func slot(
        _ font: FontDescription,
        width: Double,
        height: Double,
        lineLimit: Int,
        minimumScaleFactor: Double
    ) -> Slot? {
        // Text wraps in any number of lines, and without a minimum, it shrinks until it fits.
        guard system == .iOS, lineLimit > 0 || height.isFinite, minimumScaleFactor > 0, width > 0,
            height > 0
        else { return nil }
        var slot = Slot("", keys: [], width: width, font: font)
        if width.isInfinite { slot.widths = [Self.widestPhone] }
        slot.lineLimit = lineLimit
        if lineLimit != 1, height.isFinite { slot.limitHeight(height) }
        slot.minimumScaleFactor = min(minimumScaleFactor, 1)
        return slot
    }
}
