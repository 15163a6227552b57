import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics

/// Rules about properties of UIKit's labels, buttons and text views.
extension CodeChecker {
    /// The names of code that handles a change of the text size.
    private static let handlers = [
        "traitCollectionDidChange", "registerForTraitChanges", "UIContentSizeCategory",
        "preferredContentSizeCategoryDidChange", "func updateConfiguration(",
    ]

    mutating func checkAssignments() {
        for assignment in file.source.assignments where !file.isPreview(assignment.scope) {
            let target = file.source.bytes[assignment.target].trimmed
            let range = assignment.target.lowerBound..<assignment.value.upperBound
            switch target.lastComponent.string {
            case "font":
                checkAdjusting(assignment, target, range)
            case "numberOfLines":
                guard let lines = file.lineLimit(assignment.value) else { continue }
                add(.lineLimit, range, Self.lineLimit(lines))
            case "maximumContentSizeCategory":
                guard let category = file.largestCategory(assignment.value) else { continue }
                report(cap: category, .system(.body), range)
            case "minimumScaleFactor":
                guard case .points(let factor) = file.size(assignment.value),
                    let owner = target.owner,
                    let label = labels[file.labelName(owner, in: assignment.scope)],
                    label.shrinks, label.lineLimit != 0
                else { continue }
                report(shrinking: factor, label.font, range)
            default: continue
            }
        }
    }

    /// Returns whether the code handles a change of the text size.
    private mutating func findHandler() -> Bool {
        if let handlesChanges { return handlesChanges }
        let isFound = Self.handlers.contains { file.source.bytes[...].contains($0) }
        handlesChanges = isFound
        return isFound
    }

    /// Reports a scaled font of a label that does not follow later changes.
    private mutating func checkAdjusting(
        _ assignment: SwiftAssignment,
        _ target: CodeText,
        _ range: Range<Int>
    ) {
        guard let call = assignment.call,
            let font = file.font(file.root(of: call)) ?? file.font(call),
            font.module == .uiKit, font.style != nil || file.names[font.call] == "scaledFont",
            let label = target.owner, file.isLabel(label),
            !labels.adjusted.contains(ExactString(file.labelName(label, in: assignment.scope))),
            !labels.adjustsUnnamed, !findHandler()
        else { return }
        add(
            .notAdjusting,
            range,
            fix: fix(adjusting: assignment),
            "the size changes only when the app sets the font again; "
                + "set adjustsFontForContentSizeCategory"
        )
    }
}

extension CodeFile {
    /// The classes of UIKit with a font that can follow the text size.
    private static let labelTypes = ["UILabel", "UITextField", "UITextView", "UIButton"]

    /// The words in the names of labels, in lowercase.
    private static let labelWords = ["label", "button", "textfield", "textview", "field", "lbl"]

    /// Returns whether a name is a label's, by its type or its words.
    func isLabel(_ name: String) -> Bool {
        // The labels of UIKit's cells follow the text size by themselves.
        if ["textLabel", "detailTextLabel"].contains(name) { return false }
        for index in declarations[name] ?? [] {
            let declaration = source.declarations[index]
            let type = declaration.type.map { source.bytes[$0] }
            let value = declaration.value.map { source.bytes[$0] }
            let isLabel = Self.labelTypes.contains { label in
                type?.contains(label) == true || value?.hasPrefix(label + "(") == true
            }
            if isLabel { return true }
        }
        let lower = Array(name.utf8.map { $0 | 0x20 })[...]
        return Self.labelWords.contains { lower.contains($0) }
    }
}

extension CodeText {
    /// The name before the last period, such as `titleLabel` of `self.titleLabel?.font`.
    var owner: String? {
        guard let dot = lastIndex(of: UInt8(ascii: ".")) else { return "self" }
        var path = self[..<dot]
        while let last = path.last, "?!".utf8.contains(last) { path = path.dropLast() }
        guard path.isPath || path.first == UInt8(ascii: "$") else { return nil }
        return path.lastComponent.string
    }
}
