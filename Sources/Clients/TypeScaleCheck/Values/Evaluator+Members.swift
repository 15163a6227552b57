import TypeScale
import TypeScaleDiagnostics

extension Evaluator {
    /// Returns the value of `.name` or `.name(arguments)`.
    mutating func implicitMember(
        _ name: String,
        _ arguments: [Argument]?,
        _ expression: Expression,
        _ frame: Frame,
        _ expected: Expected
    ) -> Value {
        switch expected {
        case .font(let module):
            return fontMember(name, of: module.typeName, arguments, expression, frame)
        case .style:
            if let style = TextStyle(codeName: name) { return .style(style) }
            return typeMember(name, of: ["UIFont.TextStyle", "Font.TextStyle"], arguments, frame)
        case .weight:
            if let weight = FontWeight(codeName: name) { return .weight(weight) }
            return typeMember(name, of: ["UIFont.Weight", "Font.Weight"], arguments, frame)
        case .size where name == "zero": return .size(.points(0))
        case .size:
            return typeMember(name, of: ["CGFloat", "Double", "Int", "Float"], arguments, frame)
        case .type(let type): return typeMember(name, of: [type], arguments, frame)
        case .text:
            return typeMember(
                name,
                of: ["String", "LocalizedStringKey", "LocalizedStringResource"],
                arguments,
                frame
            )
        case .any: return .unknown(.name(name))
        }
    }

    /// Returns a static member of the first type that has it.
    private mutating func typeMember(
        _ name: String,
        of types: [String],
        _ arguments: [Argument]?,
        _ frame: Frame
    ) -> Value {
        for type in types {
            let found = table.members(of: type, named: name, in: frame.file)
            guard let first = found.first else { continue }
            guard let arguments else { return member(first, .type(type)) }
            return call(found, arguments, frame, receiver: .type(type))
        }
        if name == "init", let type = types.first, table.declares(type) {
            return instance(of: type, arguments ?? [], frame)
        }
        return .unknown(.name(name))
    }

    /// Returns the value of `base.name` or `base.name(arguments)`.
    mutating func member(
        _ name: String,
        of base: Expression,
        _ arguments: [Argument]?,
        _ expression: Expression,
        _ frame: Frame,
        _ expected: Expected
    ) -> Value {
        if let arguments, let key = key(name, arguments, frame) { return key }
        // `super` and `self` have the members of the type and its ancestors.
        if case .name("super") = base.form, let owner = owner(frame) {
            for parent in table.inheritedTypes(of: owner) {
                let found = table.members(of: parent, named: name, in: frame.file)
                if !found.isEmpty { return use(found, arguments, frame, frame.receiver) }
            }
            return .unknown(.name(name))
        }
        if let path = base.path, path.count > 1, let type = type(path, frame) {
            return member(name, ofType: type, arguments, expression, frame)
        }
        // A chain such as `.body.bold()` starts with a member of the expected type.
        if name == "font", var changed = changedView, changed.path == base.path {
            changed.isRead = true
            changedView = changed
            return .font(FontValue(module: module(frame), growth: .grows))
        }
        let value = evaluate(base, frame, base.startsWithImplicitMember ? expected : .any)
        let result = value.map { member(name, of: $0, base, arguments, expression, frame) }
        guard result.isUnknown, let arguments else { return result }
        return generatedFont(name, of: base, arguments, expression, frame) ?? result
    }

    /// Returns the type with a path of names, such as `UIFont.TextStyle`.
    private func type(_ path: [String], _ frame: Frame) -> String? {
        let name = path.joined(separator: ".").withoutModule
        if Self.systemTypes.contains(name), path.count > 1 { return name }
        if let type = table.resolved(name, in: owner(frame)) { return type }
        let styles = ["TextStyle", "Weight"]
        return path.count == 2 && styles.contains(path[1]) && Self.systemTypes.contains(path[0])
            ? name : nil
    }

    mutating func member(
        _ name: String,
        of value: Value,
        _ base: Expression,
        _ arguments: [Argument]?,
        _ expression: Expression,
        _ frame: Frame
    ) -> Value {
        switch value {
        case .type(let type): return member(name, ofType: type, arguments, expression, frame)
        case .font(let font): return member(name, of: font, arguments, expression, frame)
        case .metrics(let style, let isNamed):
            return scaled(name, style, isNamed, arguments ?? [], expression, frame)
        case .instance(let type, _):
            let found = table.members(of: type, named: name, in: frame.file)
            return use(found, arguments, frame, value) ?? .unknown(.name(name))
        case .enumCase(let type, let own):
            if name == "rawValue" { return rawValue(of: type, own) }
            let found = table.members(of: type, named: name, in: frame.file)
            return use(found, arguments, frame, value) ?? .unknown(.name(name))
        case .size(let size):
            if Self.roundings.contains(name) { return value }
            let types = [
                "CGFloat", "Double", "Int", "Float", "FloatingPoint", "BinaryFloatingPoint",
            ]
            for type in types {
                let found = table.members(of: type, named: name, in: frame.file)
                if !found.isEmpty { return use(found, arguments, frame, .size(size)) }
            }
            return .unknown(.name(name))
        case .text, .key:
            let found = table.members(of: "String", named: name, in: frame.file)
            if let value = use(found, arguments, frame, value) { return value }
            // A helper of another module is a key if its name says so.
            guard case .text(let text) = value, name.isLocalizing else {
                return .unknown(.name(name))
            }
            return .key(text, table: "Localizable")
        case .unknown(.name("Self")), .unknown(.name("self")):
            // Code outside of a type has no `self`, but a part of a file can be such code.
            let found = table.globals(named: name)
            return use(found, arguments, frame, nil) ?? .unknown(.name(name))
        case .unknown where arguments?["for"] != nil && name == "scaledFont":
            return scaledByUnknown(arguments ?? [], expression, frame)
        case .unknown where name == "scaledValue": return .size(.scaled)
        case .unknown where name == "withSize" && base.isFont:
            let font = FontValue(module: module(frame), growth: .fixed)
            return member(name, of: font, arguments, expression, frame)
        case .unknown(.name(let missing)):
            // The name of a module before a type: `DesignKit.Fonts`.
            if missing.utf8.first?.isASCIIUppercaseLetter == true, case .name = base.form {
                if let type = table.resolved(name, in: nil), arguments == nil { return .type(type) }
                if let font = designSystemFont(name, frame) { return font }
                return .unknown(.name("\(missing).\(name)"))
            }
            return designSystemFont(name, frame) ?? .unknown(.name(name))
        case .unknown(.parameter): return designSystemFont(name, frame) ?? value
        case .unknown: return designSystemFont(name, frame) ?? .unknown(.name(name))
        case .style, .weight, .view, .nil, .either: return .unknown(.name(name))
        }
    }

    /// The functions that round a number, or change nothing about its growth.
    private static let roundings: Set = ["rounded", "magnitude", "cgFloatValue", "doubleValue"]

    /// Returns a font that `typescale.json` declares.
    func designSystemFont(_ name: String, _ frame: Frame) -> Value? {
        declared[name].map { .font(FontValue($0, module: module(frame))) }
    }

    /// Returns a static member of a type.
    private mutating func member(
        _ name: String,
        ofType type: String,
        _ arguments: [Argument]?,
        _ expression: Expression,
        _ frame: Frame
    ) -> Value {
        switch type {
        case "Font", "UIFont", "NSFont", "UIFontDescriptor":
            return fontMember(name, of: type, arguments, expression, frame)
        case "UIFontMetrics":
            return name == "default"
                ? .metrics(.body, isNamed: false)
                : .unknown(.name(name))
        case "Font.TextStyle", "UIFont.TextStyle", "NSFont.TextStyle":
            return implicitMember(name, arguments, expression, frame, .style)
        case "Font.Weight", "UIFont.Weight", "NSFont.Weight":
            return implicitMember(name, arguments, expression, frame, .weight)
        default: break
        }
        if name == "self" { return .type(type) }
        if type == "String", name.isLocalizing,
            table.members(of: type, named: name, in: frame.file).isEmpty,
            let text = arguments?.unlabeled.flatMap({ evaluate($0, frame, .text).text })
        {
            return .key(text, table: "Localizable")
        }
        if name == "init" { return instance(of: type, arguments ?? [], frame) }
        if let value = use(
            table.members(of: type, named: name, in: frame.file),
            arguments,
            frame,
            .type(type)
        ) {
            return value
        }
        if let nested = table.resolved("\(type).\(name)", in: nil) {
            guard let arguments else { return .type(nested) }
            return instance(of: nested, arguments, frame)
        }
        return designSystemFont(name, frame) ?? .unknown(.name("\(type.lastTypeName).\(name)"))
    }

    /// Returns the value of a member, or the result of calling it, or `nil` without members.
    private mutating func use(
        _ found: [CodeTable.Reference],
        _ arguments: [Argument]?,
        _ frame: Frame,
        _ receiver: Value?
    ) -> Value? {
        guard !found.isEmpty else { return nil }
        // Two types of different targets can have the same name.
        guard let arguments else { return .oneOf(found.map { member($0, receiver) }) }
        return call(found, arguments, frame, receiver: receiver)
    }

    private mutating func use(
        _ found: [CodeTable.Reference],
        _ arguments: [Argument]?,
        _ frame: Frame,
        _ receiver: Value?
    ) -> Value {
        let value: Value? = use(found, arguments, frame, receiver)
        return value ?? .unknown(.expression)
    }

    private mutating func rawValue(of type: String, _ name: String) -> Value {
        guard let found = table.members(of: type, named: name).first,
            let value = table[found].value
        else { return .unknown(.expression) }
        return evaluate(value, Frame(file: found.file, scope: table[found].scope), .any)
    }
}

extension String {
    /// Whether a name says that a function returns a translation.
    fileprivate var isLocalizing: Bool {
        utf8.map { $0 | 0x20 }.starts(with: Array("localiz".utf8))
    }
}

extension Expression {
    /// Whether the name of a property says that it is a font.
    fileprivate var isFont: Bool {
        let name = (lastName ?? "").utf8.map { $0 | 0x20 }
        return name.suffix(4).elementsEqual("font".utf8)
    }

    /// Whether a chain starts with a member of the expected type: `.body.bold()`.
    var startsWithImplicitMember: Bool {
        switch form {
        case .implicitMember: true
        case .member(let base, _): base.startsWithImplicitMember
        case .call(let function, _): function.startsWithImplicitMember
        default: false
        }
    }
}

extension FontValue.Module {
    var typeName: String {
        switch self {
        case .swiftUI: "Font"
        case .uiKit: "UIFont"
        case .appKit: "NSFont"
        }
    }
}

extension TextStyle {
    /// Returns the text style with a name of SwiftUI or UIKit, such as `title` or `title1`.
    init?(codeName: String) {
        // A name in other case is another name in Swift.
        guard let style = TextStyle(codeName),
            codeName == style.description || codeName == "title" && style == .title1
                || codeName == "caption" && style == .caption1
        else { return nil }
        self = style
    }

    /// The name in SwiftUI, such as `title` for UIKit's `title1`.
    var swiftUIName: String {
        switch self {
        case .title1: "title"
        case .caption1: "caption"
        default: description
        }
    }
}

extension FontWeight {
    /// Returns the weight with a name of SwiftUI or UIKit, such as `semibold`.
    init?(codeName: String) {
        // UIKit's two thinnest weights have other names in CSS, which `FontWeight` uses.
        switch codeName {
        case "ultraLight": self = .thin
        case "thin": self = .extraLight
        case "light": self = .light
        case "regular": self = .regular
        case "medium": self = .medium
        case "semibold": self = .semibold
        case "bold": self = .bold
        case "heavy": self = .heavy
        case "black": self = .black
        default: return nil
        }
    }
}
