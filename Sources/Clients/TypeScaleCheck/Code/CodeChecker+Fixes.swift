import TypeScale
import TypeScaleCode

/// Changes that leave the size at L equal.
extension CodeChecker {
    /// Returns a text style in place of a system font with its size, or `nil`.
    func fix(fixed font: CodeFont) -> CodeFix? {
        guard file.system == .iOS, let points = font.size.points, font.growth == .fixed,
            font.face == nil,
            let style = TextStyle.nearest(to: points), style.growth.atL == points,
            file.labels(font.call) == (font.module == .swiftUI ? "size:" : "ofSize:"),
            // SwiftUI's font from a UIFont does not follow the text size.
            file.container(of: file.last(of: font.call)).map({ file.names[$0.call] }) != "Font"
        else { return nil }
        let range = file.source.calls[font.call].expression
        let receiver = file.receiver(font.call) ?? ""
        switch (font.module, file.names[font.call]) {
        case (.swiftUI, "system"):
            return CodeFix(range: range, replacement: "\(receiver).\(style.swiftUIName)")
        case (.uiKit, "systemFont"):
            let call = "\(receiver).preferredFont(forTextStyle: .\(style))"
            return CodeFix(range: range, replacement: call)
        default: return nil
        }
    }

    /// Returns an argument that names the text style of a custom font.
    func fix(customFont font: CodeFont, _ style: TextStyle) -> CodeFix? {
        guard let size = file.argument("size", of: font.call) else { return nil }
        let end = size.value.upperBound
        return CodeFix(range: end..<end, replacement: ", relativeTo: .\(style.swiftUIName)")
    }

    /// Returns a line that makes a label follow the text size.
    func fix(adjusting assignment: SwiftAssignment) -> CodeFix? {
        let bytes = file.source.bytes
        let target = bytes[assignment.target].trimmed
        guard target.suffix(5).equals(".font") else { return nil }
        let end = assignment.value.upperBound
        // Only a statement that fills its lines can get another line.
        let rest = bytes[end...].prefix { $0 != 0x0A && $0 != 0x0D }
        guard rest.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
        let start = bytes[..<assignment.target.lowerBound].lastIndex { $0 == 0x0A || $0 == 0x0D }
        let space = bytes[(start.map { $0 + 1 } ?? 0)..<assignment.target.lowerBound]
        guard space.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
        let label = target.dropLast(5).string
        let line = "\(space.string)\(label).adjustsFontForContentSizeCategory = true"
        return CodeFix(range: end..<end, replacement: "\n" + line)
    }
}

extension TextStyle {
    /// The name in SwiftUI, such as `title` for UIKit's `title1`.
    var swiftUIName: String {
        switch self {
        case .title1: "title"
        case .caption1: "caption"
        default: description
        }
    }
}
