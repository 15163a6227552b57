import TypeScale
import TypeScaleDiagnostics

/// A view of SwiftUI with the effects of its modifiers.
struct StyledView: Sendable {
    /// A modifier, with what it does to text.
    struct Modifier: Sendable {
        let name: String
        let range: Range<Int>
        /// The name of the app's modifier that contains it, or `nil`.
        let own: String?
        let effect: Effect

        /// Whether a modifier of the app contains it.
        var isInOwn: Bool { own != nil }
    }

    /// What a modifier does to text or to the space for it.
    enum Effect: Sendable {
        case font([FontValue], unknown: Value.Unknown?)
        /// The largest number of lines, or 0 for any number. `nil` is unknown.
        case lineLimit(Int?)
        case frame(Frame)
        case padding(Padding)
        case fixedSize(horizontal: Bool, vertical: Bool)
        /// The largest text size, or `nil` if it is unknown.
        case cap(ContentSizeCategory?)
        case minimumScaleFactor(Double?)
        case weight(FontWeight)
        /// The modifier changes the text in another way.
        case changesText
        /// The modifier leaves the font and the lines of the text as they are.
        case keepsText
        /// A modifier that no code of the app declares, and that SwiftUI does not have.
        case unknown
    }

    struct Frame: Sendable {
        var width: Size?
        var height: Size?
        var maxWidth: Size?
        var maxHeight: Size?
    }

    struct Padding: Sendable {
        var horizontal = 0.0
        var vertical = 0.0
        var isNegative = false
    }

    let modifiers: [Modifier]
    /// What the view shows as its title, or `nil`.
    let title: TextContent?
    /// Whether the title is known to be data: a value that changes.
    let showsData: Bool

    init(_ site: ViewSite, file: Int, _ evaluator: inout Evaluator) {
        var list: [Modifier] = []
        for modifier in evaluator.modifiers(of: site, file: file) {
            list.append(
                Modifier(
                    name: modifier.name,
                    range: modifier.range,
                    own: modifier.own,
                    effect: evaluator.effect(of: modifier)
                )
            )
        }
        modifiers = list
        title = evaluator.title(of: site, file: file)
        let first = site.arguments.first
        showsData = title == nil && first?.label.isEmpty == true && first?.isTrailing == false
    }
}

extension Evaluator {
    /// Returns what a modifier does.
    mutating func effect(of modifier: AppliedModifier) -> StyledView.Effect {
        let arguments = modifier.arguments
        func argument(_ label: String) -> Expression? { arguments[label] }
        switch modifier.name {
        case "font":
            guard let font = arguments.unlabeled else { return .changesText }
            guard !font.isNil else { return .keepsText }
            let value = value(of: font, in: modifier.frame, .font(.swiftUI))
            if case .nil = value { return .keepsText }
            return .font(value.fonts, unknown: value.unknown)
        case "environment":
            guard arguments.count == 2, case .keyPath(let path) = arguments[0].value.form else {
                return .keepsText
            }
            switch path {
            case "font":
                let value = value(of: arguments[1].value, in: modifier.frame, .font(.swiftUI))
                return .font(value.fonts, unknown: value.unknown)
            case "dynamicTypeSize", "sizeCategory":
                return .cap(category(arguments[1].value, modifier.frame))
            case "lineLimit", "minimumScaleFactor": return .changesText
            default: return .keepsText
            }
        case "lineLimit":
            guard let limit = arguments.first?.value else { return .lineLimit(nil) }
            return .lineLimit(lineLimit(limit, modifier.frame))
        case "frame":
            var frame = StyledView.Frame()
            frame.width = size("width", modifier)
            frame.height = size("height", modifier)
            frame.maxWidth = size("maxWidth", modifier)
            frame.maxHeight = size("maxHeight", modifier)
            return .frame(frame)
        case "padding": return .padding(padding(modifier))
        case "fixedSize":
            func isTrue(_ label: String) -> Bool {
                guard let value = argument(label) else { return arguments.isEmpty }
                if case .name("true") = value.form { return true }
                return false
            }
            return .fixedSize(horizontal: isTrue("horizontal"), vertical: isTrue("vertical"))
        case "dynamicTypeSize":
            return .cap(arguments.first.flatMap { category($0.value, modifier.frame) })
        case "minimumScaleFactor":
            let size = arguments.unlabeled.map { value(of: $0, in: modifier.frame, .size).size }
            return .minimumScaleFactor(size?.points)
        case "fontWeight":
            let weight = arguments.unlabeled.flatMap {
                value(of: $0, in: modifier.frame, .weight).weight
            }
            return weight.map { .weight($0) } ?? .keepsText
        case "textCase", "kerning", "tracking", "allowsTightening", "labelStyle", "hidden",
            "opacity",
            "rotationEffect", "scaleEffect":
            return .changesText
        case "modifier": return .unknown
        default:
            if let font = declared[modifier.name] {
                return .font([FontValue(font, module: .swiftUI)], unknown: nil)
            }
            return ViewModifiers.keepText(modifier.name) ? .keepsText : .unknown
        }
    }

    private mutating func size(_ label: String, _ modifier: AppliedModifier) -> Size? {
        modifier.arguments[label].map { value(of: $0, in: modifier.frame, .size).size }
    }

    /// Returns the largest number of lines that a value allows, 0 for any number, or `nil`.
    private mutating func lineLimit(_ expression: Expression, _ frame: Frame) -> Int? {
        switch expression.form {
        case .name("nil"): return 0
        case .binary("...", let first, let last):
            // The lower bound reserves space.
            _ = first
            return lineLimit(last, frame)
        case .prefix("...", let last): return lineLimit(last, frame)
        case .choice(_, let first, let second):
            let limits = [lineLimit(first, frame), lineLimit(second, frame)].compactMap(\.self)
            return limits.contains(0) ? 0 : limits.count == 2 ? limits.max() : nil
        default:
            let sizes = value(of: expression, in: frame, .size).alternatives.compactMap { value in
                if case .size(let size) = value { size.points } else { Double?.none }
            }
            return sizes.max().flatMap { Int(exactly: $0) }.map { max(0, $0) }
        }
    }

    private mutating func padding(_ modifier: AppliedModifier) -> StyledView.Padding {
        var padding = StyledView.Padding()
        guard let last = modifier.arguments.last?.value else { return padding }
        let size = value(of: last, in: modifier.frame, .size).size
        if case .prefix("-", _) = last.form { padding.isNegative = true }
        guard let points = size.points else { return padding }
        padding.isNegative = padding.isNegative || points < 0
        let edges = modifier.arguments.count == 2 ? modifier.arguments[0].value.lastName ?? "" : ""
        switch edges {
        case "", "all": (padding.horizontal, padding.vertical) = (2 * points, 2 * points)
        case "horizontal": padding.horizontal = 2 * points
        case "vertical": padding.vertical = 2 * points
        case "leading", "trailing": padding.horizontal = points
        case "top", "bottom": padding.vertical = points
        default: break
        }
        return padding
    }

    /// Returns the largest category in a value such as `...DynamicTypeSize.xxLarge`.
    mutating func category(_ expression: Expression, _ frame: Frame) -> ContentSizeCategory? {
        switch expression.form {
        case .binary("...", _, let last), .binary("..<", _, let last), .prefix("...", let last),
            .prefix("..<", let last):
            return category(last, frame)
        case .implicitMember(let name), .member(_, let name):
            if let category = ContentSizeCategory(codeName: name) { return category }
        default: break
        }
        // A constant of the app.
        guard let path = expression.path, let constant = constant(path, frame) else { return nil }
        return depthLimited { $0.category(constant.value, constant.frame) }
    }

    private func constant(_ path: [String], _ frame: Frame) -> (value: Expression, frame: Frame)? {
        guard let name = path.last else { return nil }
        let owner =
            path.count > 1
            ? table.resolved(path.dropLast().joined(separator: "."), in: self.owner(frame))
            : self.owner(frame)
        let found = owner.map { table.members(of: $0, named: name) } ?? table.globals(named: name)
        guard let first = found.first, let value = table[first].value else { return nil }
        return (value, Frame(file: first.file, scope: table[first].scope))
    }

    private mutating func depthLimited<Result>(_ body: (inout Evaluator) -> Result?) -> Result? {
        guard beginStep() else { return nil }
        defer { endStep() }
        return body(&self)
    }

    // MARK: - Titles

    /// Returns what a view shows as its title, if the code states it.
    mutating func title(of site: ViewSite, file: Int) -> TextContent? {
        guard ViewContent.showsTitle(site.name), let first = site.arguments.first, !first.isTrailing
        else { return nil }
        switch first.label {
        case "verbatim":
            guard let text = first.value.text, !text.isEmpty else { return nil }
            return .text(ExactString(text))
        case "": return content(first.value, site.arguments, file: file, scope: site.scope)
        default: return nil
        }
    }

    /// Returns the text of an expression that SwiftUI localizes.
    mutating func content(
        _ expression: Expression,
        _ arguments: [Argument],
        file: Int,
        scope: Int
    ) -> TextContent? {
        let value = value(of: expression, file: file, scope: scope, .text)
        switch value {
        case .key(let key, let table): return TextContent(key: key, table: table)
        case .text(let text):
            // Only a literal is localized; a constant of type String is not.
            guard case .text = expression.form, text.utf8.contains(where: { $0 > 0x20 }) else {
                return nil
            }
            guard let table = arguments["tableName"] ?? arguments["table"] else {
                return TextContent(key: text, table: "Localizable")
            }
            return self.value(of: table, file: file, scope: scope, .text).text
                .map { TextContent(key: text, table: $0) }
        default: return nil
        }
    }
}

extension ContentSizeCategory {
    /// Returns the category with a name of SwiftUI or UIKit, such as `xxLarge` or
    /// `extraExtraLarge`.
    init?(codeName: String) {
        guard
            let category = Self.allCases.first(where: {
                $0.dynamicTypeSizeName == codeName || $0.name == codeName
            })
        else { return nil }
        self = category
    }
}
