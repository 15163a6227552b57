import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics

// Changes that leave the size at L equal.
extension App {
    /// Returns a text style in place of a system font with its size, or `nil`.
    func fix(fixed font: FontValue, in use: FontUse) -> CheckFix? {
        guard use.system == .iOS, let points = font.size.points, font.growth == .fixed,
            font.face == nil, !font.isCustom, let origin = font.origin, origin.file == use.file,
            let style = TextStyle.nearest(to: points), style.growth.atL == points,
            let call = use.site.font.call(at: origin.range),
            case .call(let function, let arguments) = call.form
        else { return nil }
        switch (font.module, function.lastName, arguments.labels) {
        case (.swiftUI, "system", "size:"):
            return CheckFix(
                range: origin.range,
                replacement: "\(function.receiverCode).\(style.swiftUIName)"
            )
        case (.swiftUI, "system", "size:weight:"):
            guard let weight = arguments["weight"]?.lastName, font.weight != nil else { return nil }
            return CheckFix(
                range: origin.range,
                replacement: "\(function.receiverCode).\(style.swiftUIName).weight(.\(weight))"
            )
        case (.uiKit, "systemFont", "ofSize:"):
            return CheckFix(
                range: origin.range,
                replacement: "\(function.receiverCode).preferredFont(forTextStyle: .\(style))"
            )
        default: return nil
        }
    }

    /// Returns an argument that names the text style of a custom font.
    func fix(customFont font: FontValue, _ style: TextStyle, in use: FontUse) -> CheckFix? {
        guard let origin = font.origin, origin.file == use.file,
            let call = use.site.font.call(at: origin.range), call.lastName == "custom",
            let size = call.arguments?["size"]
        else { return nil }
        let end = size.range.upperBound
        return CheckFix(range: end..<end, replacement: ", relativeTo: .\(style.swiftUIName)")
    }

    /// Returns a line that makes a label follow the text size.
    func fix(adjusting use: FontUse) -> CheckFix? {
        guard case .assignment(let index) = use.site.target else { return nil }
        return files[use.file].adjustingFixes[index]
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
