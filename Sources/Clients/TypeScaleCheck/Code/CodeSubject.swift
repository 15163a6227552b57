import TypeScaleCode
import TypeScaleDocuments

/// The content of a view, as far as a file shows it.
enum CodeSubject {
    case text
    /// Only images, for example symbols.
    case images
    case unknown
}

extension CodeFile {
    /// The views of SwiftUI whose title is text.
    private static let titledViews: Set = [
        "Text", "Label", "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "Stepper",
        "DatePicker", "ColorPicker", "Slider", "ProgressView", "Gauge", "LabeledContent", "Link",
        "DisclosureGroup", "GroupBox", "Section", "ShareLink", "ContentUnavailableView",
    ]

    /// The views of SwiftUI whose title is text or a closure.
    private static let buttons: Set = ["Button", "NavigationLink", "Menu", "EditButton"]

    /// The maximum depth of views in which text is searched.
    private static let maximumDepth = 12

    /// Returns whether the first argument of a view without a label is its title.
    func showsTitle(_ name: String) -> Bool {
        Self.titledViews.contains(name) || Self.buttons.contains(name)
    }

    /// Returns what the view shows to which a modifier is applied.
    func subject(of modifier: Int) -> CodeSubject {
        let root = root(of: modifier)
        if !startsWithUppercase(names[root]) {
            if isInImage(root) { return .images }
            return subject(named: root == modifier ? receiver(root) ?? "" : names[root])
        }
        let isIcon = chain(of: root).contains {
            names[$0] == "labelStyle" && labels($0) == "_:"
                && source.calls[$0].arguments.first.map { text($0.value) } == ".iconOnly"
        }
        return isIcon ? .images : subject(ofView: root, depth: 0)
    }

    /// Returns whether a call is in an extension of `Image`, and for the image itself.
    private func isInImage(_ call: Int) -> Bool {
        guard ["self", nil].contains(receiver(call)) else { return false }
        var index: Int? = source.calls[call].scope
        for _ in 0..<Self.maximumLevels {
            guard let current = index else { break }
            let scope = source.scopes[current]
            if let owner = scope.declaration.map({ source.declarations[$0] }),
                source.bytes[owner.keyword].equals("extension")
            {
                return text(owner.name) == "Image"
            }
            index = scope.parent
        }
        return false
    }

    /// Returns what a name such as `titleLabel` or `closeIcon` suggests.
    func subject(named path: String) -> CodeSubject {
        let name = Array(path.utf8)[...].lastComponent
        if let type = declaration(name.string)?.type, text(type) == "Image" { return .images }
        let lower = name.map { $0 | 0x20 }[...]
        return ["icon", "image", "symbol", "glyph", "chevron"].contains { lower.contains($0) }
            ? .images : .unknown
    }

    private func subject(ofView call: Int, depth: Int) -> CodeSubject {
        let name = names[call]
        let arguments = source.calls[call].arguments
        if name == "Image" || name == "AsyncImage" { return .images }
        if name == "Text", let inner = arguments.first?.call, names[root(of: inner)] == "Image" {
            return .images
        }
        let isButton = Self.buttons.contains(name)
        guard depth < Self.maximumDepth else { return .unknown }
        if Self.titledViews.contains(name) || isButton {
            // Without a title in parentheses, a closure is the title.
            let hasTitle = arguments.contains {
                $0.label == nil && !$0.isTrailing && $0.closure == nil
            }
            if hasTitle || !isButton && name != "Link" && name != "Label" { return .text }
        }
        let closures = arguments.filter { $0.closure != nil }
        let titles = closures.filter { ["label", "title"].contains(label($0)) }
        let isAction = isButton && !titles.isEmpty
        let contents = (isAction ? titles : closures.filter { label($0) != "action" })
            .compactMap(\.closure)
        if contents.isEmpty { return subject(named: name) }
        let views = contents.flatMap { self.views(in: $0) }.filter {
            startsWithUppercase(names[$0])
        }
        let subjects = views.map { subject(ofView: $0, depth: depth + 1) }
        if subjects.contains(.text) { return .text }
        return subjects.contains(.images) && !subjects.contains(.unknown) ? .images : .unknown
    }

    func startsWithUppercase(_ name: String) -> Bool {
        name.utf8.first?.isASCIIUppercase ?? false
    }
}
