import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics

// Changes that leave the size at L equal.
extension App {
    /// Returns a change that makes a system font grow, or `nil`.
    func fix(fixed font: FontValue, in use: FontUse) -> CheckFix? {
        guard use.system == .iOS, let points = font.size.points, font.growth == .fixed,
            font.face == nil, !font.isCustom, let origin = font.origin, origin.file == use.file,
            let style = TextStyle.nearest(to: points), !isInBadge(use),
            let call = use.site.font.call(at: origin.range),
            case .call(let function, let arguments) = call.form
        else { return nil }
        let range = origin.range
        let isEqual = style.growth.atL == points
        var edits: [CheckFix.Edit]
        switch (font.module, function.lastName, arguments.labels) {
        case (.swiftUI, "system", "size:") where isEqual:
            let code = "\(function.receiverCode).\(style.swiftUIName)"
            edits = [CheckFix.Edit(range: range, replacement: code)]
        case (.swiftUI, "system", "size:weight:") where isEqual:
            guard let weight = arguments["weight"], font.weight != nil else { return nil }
            let code = "\(function.receiverCode).\(style.swiftUIName).weight("
            let start = range.lowerBound..<weight.range.lowerBound
            edits = [CheckFix.Edit(range: start, replacement: code)]
        case (.uiKit, "systemFont", "ofSize:") where isEqual:
            let code = "\(function.receiverCode).preferredFont(forTextStyle: .\(style))"
            edits = [CheckFix.Edit(range: range, replacement: code)]
        case (.uiKit, "systemFont", _), (.uiKit, "boldSystemFont", _),
            (.uiKit, "italicSystemFont", _), (.uiKit, "monospacedSystemFont", _),
            (.uiKit, "monospacedDigitSystemFont", _):
            let code = "UIFontMetrics(forTextStyle: .\(style)).scaledFont(for: "
            let (start, end) = (range.lowerBound, range.upperBound)
            edits = [
                CheckFix.Edit(range: start..<start, replacement: code),
                CheckFix.Edit(range: end - 1..<end, replacement: "))"),
            ]
        default: return nil
        }
        if font.module == .uiKit, keepsSize(use) {
            guard let line = adjustingEdit(use) else { return nil }
            edits.append(line)
        }
        return CheckFix(edits: edits)
    }

    /// Returns an argument that names the text style of a custom font.
    func fix(customFont font: FontValue, _ style: TextStyle, in use: FontUse) -> CheckFix? {
        guard let origin = font.origin, origin.file == use.file,
            let call = use.site.font.call(at: origin.range), call.lastName == "custom",
            let size = call.arguments?["size"]
        else { return nil }
        let end = size.range.upperBound
        return CheckFix(end..<end, ", relativeTo: .\(style.swiftUIName)")
    }

    /// Returns a line that makes a label follow the text size.
    func fix(adjusting use: FontUse) -> CheckFix? {
        adjustingEdit(use).map { CheckFix(edits: [$0]) }
    }

    private func adjustingEdit(_ use: FontUse) -> CheckFix.Edit? {
        guard case .assignment(let index) = use.site.target else { return nil }
        return files[use.file].adjustingEdits[index]
    }

    /// Returns whether a text is in a box of constant width and height, such as a badge.
    private func isInBadge(_ use: FontUse) -> Bool {
        if let key = use.label, let label = labels[key] {
            return label.width.isFinite && label.height.isFinite
        }
        guard case .view(let index) = use.site.target else { return false }
        return ancestors(of: ViewReference(file: use.file, view: index)).contains { _, modifiers in
            modifiers.contains { modifier in
                guard case .frame(let frame) = modifier.effect else { return false }
                return frame.width?.points != nil && frame.height?.points != nil
            }
        }
    }
}

extension Expression {
    /// Returns the call with a range in the expression, or `nil`.
    func call(at place: Range<Int>) -> Expression? {
        guard range.lowerBound <= place.lowerBound, place.upperBound <= range.upperBound else {
            return nil
        }
        switch form {
        case .call(let function, let arguments):
            if range == place { return self }
            if let found = function.call(at: place) { return found }
            for argument in arguments {
                if let found = argument.value.call(at: place) { return found }
            }
            return nil
        case .member(let base, _): return base.call(at: place)
        case .choice(_, let first, let second), .binary(_, let first, let second):
            return first.call(at: place) ?? second.call(at: place)
        case .prefix(_, let operand): return operand.call(at: place)
        default: return nil
        }
    }

    /// The code before the last name: `Font` for `Font.system`, and nothing for `.system`.
    fileprivate var receiverCode: String {
        if case .member(let base, _) = form { base.path?.joined(separator: ".") ?? "" } else { "" }
    }
}
