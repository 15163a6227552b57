import TypeScale
import TypeScaleDiagnostics

extension Evaluator {
    /// Returns a font or a number that a type of Apple's modules provides.
    mutating func fontMember(
        _ name: String,
        of type: String,
        _ arguments: [Argument]?,
        _ expression: Expression,
        _ frame: Frame
    ) -> Value {
        // A member that the app adds to the type is nearer, except in its own body.
        let own = table.members(of: type, named: name, in: frame.file).filter { !isBody($0, frame) }
        if !own.isEmpty, name != "init" {
            guard let arguments else { return member(own[0], .type(type)) }
            let value = call(own, arguments, frame, receiver: .type(type))
            if !value.isUnknown || !isSystemFunction(name) { return value }
        }
        if name == "init", let arguments,
            let value = ownInitializer(own, arguments, type, expression, frame)
        {
            return value
        }
        let module: FontValue.Module =
            type == "Font" ? .swiftUI : type == "NSFont" ? .appKit : .uiKit
        let origin = FontValue.Origin(file: frame.file, range: expression.range)
        guard let arguments else {
            if module == .swiftUI, let style = TextStyle(codeName: name) {
                return .font(FontValue(module: module, growth: .preferred(style)))
            }
            if let size = Self.systemSizes["\(type).\(name)"] { return .size(.points(size)) }
            return designSystemFont(name, frame) ?? .unknown(.name(name))
        }
        var font: FontValue?
        switch name {
        case "system" where module == .swiftUI: font = systemFont(arguments, frame)
        case "custom" where module == .swiftUI: font = customFont(arguments, frame)
        case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
            "monospacedDigitSystemFont", "labelFont":
            font = fixedFont(name, arguments, module, frame)
        case "preferredFont", "preferredFontDescriptor":
            let style = arguments["forTextStyle"] ?? arguments["withTextStyle"]
            let growth = style.flatMap { evaluate($0, frame, .style).style }
                .map { FontValue.Growth.preferred($0) }
            font = FontValue(module: module, growth: growth ?? .grows)
        case "init" where module == .swiftUI:
            return arguments.unlabeled.map { swiftUIFont($0, frame) } ?? .unknown(.expression)
        case "init": return namedFont(arguments, module, origin, frame)
        default: return designSystemFont(name, frame) ?? .unknown(.name(name))
        }
        guard var font else { return .unknown(unknownSize(arguments, frame)) }
        font.origin = origin
        return .font(font)
    }

    /// Returns whether code is in the body of a member.
    func isBody(_ reference: CodeTable.Reference, _ frame: Frame) -> Bool {
        guard reference.file == frame.file else { return false }
        return table.files[frame.file].member(of: frame.scope) == reference.member
    }

    /// Returns the font that an initializer of the app makes, by the one that it calls.
    private mutating func ownInitializer(
        _ own: [CodeTable.Reference],
        _ arguments: [Argument],
        _ type: String,
        _ expression: Expression,
        _ frame: Frame
    ) -> Value? {
        guard let function = own.first(where: { table[$0].accepts(arguments) }),
            let body = table[function].body
        else { return nil }
        var inner = Frame(file: function.file, scope: body.scope)
        inner.arguments = bound(table[function].parameters, arguments, frame, function)
        let values = body.statements.compactMap { statement -> Value? in
            guard case .expression(let statement) = statement else { return nil }
            inner.offset = statement.range.lowerBound
            switch statement.form {
            case .call(let called, let arguments):
                guard case .member(let base, "init") = called.form, case .name("self") = base.form
                else { return nil }
                return fontMember("init", of: type, arguments, statement, inner)
            case .assignment(let target, let value):
                guard case .name("self") = target.form else { return nil }
                return evaluate(value, inner, expected(type, inner))
            default: return nil
            }
        }
        return values.isEmpty ? nil : .oneOf(values)
    }

    /// Returns the reason why the size of a font is unknown.
    private mutating func unknownSize(_ arguments: [Argument], _ frame: Frame) -> Value.Unknown {
        let size = arguments["size"] ?? arguments["ofSize"] ?? arguments["fixedSize"]
        guard let size else { return .expression }
        if case .parameter(let name)? = evaluate(size, frame, .size).unknown {
            return .parameter(name)
        }
        return .size
    }

    private func isSystemFunction(_ name: String) -> Bool {
        ["system", "custom", "systemFont", "boldSystemFont", "preferredFont"].contains(name)
    }

    /// Returns the SwiftUI font that `.system(size:)` or `.system(.body)` makes.
    private mutating func systemFont(_ arguments: [Argument], _ frame: Frame) -> FontValue? {
        let weight = arguments["weight"].flatMap { evaluate($0, frame, .weight).weight }
        if let argument = arguments["size"] {
            let size = evaluate(argument, frame, .size).size
            let style = arguments["relativeTo"].map { evaluate($0, frame, .style).style }
            let growth: FontValue.Growth? =
                if let style { style.map { .scaled($0) } ?? .grows } else if size.isFixed {
                    .fixed
                } else if size == .scaled { .grows } else { nil }
            guard let growth else { return nil }
            return FontValue(module: .swiftUI, growth: growth, size: size, weight: weight)
        }
        guard let first = arguments.unlabeled,
            let style = evaluate(first, frame, .style).style
        else { return nil }
        return FontValue(module: .swiftUI, growth: .preferred(style), weight: weight)
    }

    /// Returns the SwiftUI font that `.custom("Lato-Bold", size: 17)` makes.
    private mutating func customFont(_ arguments: [Argument], _ frame: Frame) -> FontValue? {
        guard let name = arguments.unlabeled else { return nil }
        var font = FontValue(module: .swiftUI, growth: .fixed, isCustom: true)
        font.face = evaluate(name, frame, .text).text
        if let size = arguments["fixedSize"] {
            // Whatever the size is, no setting changes it.
            font.size = evaluate(size, frame, .size).size
            if font.size == .unknown { font.size = .constant }
            if font.size == .scaled { font.growth = .grows }
            return font
        }
        guard let size = arguments["size"] else { return nil }
        font.size = evaluate(size, frame, .size).size
        font.namesStyle = arguments["relativeTo"] != nil
        font.growth = .scaled(.body)
        if let style = arguments["relativeTo"] {
            font.growth = evaluate(style, frame, .style).style.map { .scaled($0) } ?? .grows
        }
        if font.size == .scaled {
            font.scaledTwice =
                "the size follows the text size, and custom(_:size:) scales it again"
        }
        return font
    }

    /// Returns the font that `UIFont.systemFont(ofSize: 17)` makes.
    private mutating func fixedFont(
        _ name: String,
        _ arguments: [Argument],
        _ module: FontValue.Module,
        _ frame: Frame
    ) -> FontValue? {
        guard let argument = arguments["ofSize"] else { return nil }
        var weight = arguments["weight"].flatMap { evaluate($0, frame, .weight).weight }
        if name == "boldSystemFont" { weight = .bold }
        return sized(evaluate(argument, frame, .size).size, module, weight)
    }

    /// Returns the font of UIKit with a size.
    private func sized(
        _ size: Size,
        _ module: FontValue.Module,
        _ weight: FontWeight?
    ) -> FontValue? {
        guard size != .unknown else { return nil }
        let growth: FontValue.Growth = size == .scaled ? .grows : .fixed
        return FontValue(module: module, growth: growth, size: size, weight: weight)
    }

    /// Returns the font that `UIFont(name: "Lato-Bold", size: 17)` makes, or one of a descriptor.
    private mutating func namedFont(
        _ arguments: [Argument],
        _ module: FontValue.Module,
        _ origin: FontValue.Origin,
        _ frame: Frame
    ) -> Value {
        if let attributes = arguments["fontAttributes"] {
            return attributedFont(attributes, module, origin, frame)
        }
        guard let argument = arguments["size"] else { return .unknown(.expression) }
        let size = evaluate(argument, frame, .size).size
        if let descriptor = arguments["descriptor"] {
            let value = evaluate(descriptor, frame, .font(module))
            // A descriptor with size 0 keeps its own size, which can be a text style's.
            if size == .points(0) {
                return value.fonts.isEmpty ? .unknown(value.unknown ?? .expression) : value
            }
            guard var font = sized(size, module, value.fonts.first?.weight) else {
                return .unknown(unknownSize(arguments, frame))
            }
            font.face = value.fonts.first?.face
            font.isCustom = value.fonts.first.map(\.isCustom) ?? true
            font.origin = origin
            return .font(font)
        }
        // R.swift adds an initializer: `UIFont(resource: R.font.lato, size: 17)`.
        guard let name = arguments["name"] ?? arguments["resource"],
            var font = sized(size, module, nil)
        else {
            return .unknown(unknownSize(arguments, frame))
        }
        font.face = evaluate(name, frame, .text).text
        font.isCustom = true
        font.origin = origin
        return .font(font)
    }

    /// Returns the font of `UIFontDescriptor(fontAttributes: [.size: 17])`.
    private mutating func attributedFont(
        _ attributes: Expression,
        _ module: FontValue.Module,
        _ origin: FontValue.Origin,
        _ frame: Frame
    ) -> Value {
        guard case .dictionary(let pairs) = attributes.form,
            let size = pairs.first(where: { $0.key.lastName == "size" })?.value,
            var font = sized(evaluate(size, frame, .size).size, module, nil)
        else { return .unknown(.size) }
        font.isCustom = pairs.contains { ["name", "family"].contains($0.key.lastName) }
        font.origin = origin
        return .font(font)
    }

    /// Returns a font of code that R.swift or SwiftGen writes when the app is built.
    mutating func generatedFont(
        _ name: String,
        of base: Expression,
        _ arguments: [Argument],
        _ expression: Expression,
        _ frame: Frame
    ) -> Value? {
        guard base.isGeneratedFont(name, arguments) else { return nil }
        var font: FontValue?
        if name == "swiftUIFont" {
            let face = Argument(label: "", value: base, isTrailing: false)
            font = customFont([face] + arguments, frame)
        } else if let size = arguments["size"] {
            font = sized(evaluate(size, frame, .size).size, .uiKit, nil)
        }
        guard var font else { return .unknown(unknownSize(arguments, frame)) }
        font.isCustom = true
        font.origin = FontValue.Origin(file: frame.file, range: expression.range)
        return .font(font)
    }

    /// Returns whether code changes a font that a view has, such as `label.font.bold()`.
    ///
    /// The view keeps its text style then. The code that sets its font first, or an interface file,
    /// decides whether the font grows.
    mutating func changesFont(of view: Expression?, _ value: Expression, in frame: Frame) -> Bool {
        changedView = (view?.path ?? ["self"], false)
        defer { changedView = nil }
        let fonts = self.value(of: value, in: frame, .font(module(frame)))
        return changedView?.isRead == true && fonts.unknown == nil
            && fonts.fonts.allSatisfy { $0.growth != .fixed }
    }

    /// Returns SwiftUI's font from a font of UIKit, which does not follow the text size by itself.
    private mutating func swiftUIFont(_ argument: Expression, _ frame: Frame) -> Value {
        let value = evaluate(argument, frame, .font(.uiKit))
        return value.map { value in
            guard case .font(let font) = value else {
                return .unknown(value.unknown ?? .expression)
            }
            var result = FontValue(module: .swiftUI, growth: font.growth, size: font.size)
            result.weight = font.weight
            result.face = font.face
            result.isCustom = font.isCustom
            result.namesStyle = font.namesStyle
            result.maximum = font.maximum
            result.scaledTwice = font.scaledTwice
            result.origin = font.origin
            return .font(result)
        }
    }

    /// Returns what metrics scale: a font or a number.
    mutating func scaled(
        _ name: String,
        _ style: TextStyle,
        _ isNamed: Bool,
        _ arguments: [Argument],
        _ expression: Expression,
        _ frame: Frame
    ) -> Value {
        if name == "scaledValue" { return .size(.scaled) }
        guard name == "scaledFont", let argument = arguments["for"] else {
            return .unknown(.name(name))
        }
        let maximum = arguments["maximumPointSize"].map { evaluate($0, frame, .size).size.points }
        let inner = evaluate(argument, frame, .font(.uiKit))
        let origin = FontValue.Origin(file: frame.file, range: expression.range)
        return inner.map { value in
            var font = FontValue(module: .uiKit, growth: .scaled(style))
            font.namesStyle = isNamed
            font.maximum = maximum ?? nil
            font.origin = origin
            // The size of the font that is scaled can be unknown; its growth is not.
            guard case .font(let base) = value else { return .font(font) }
            font.size = base.size
            font.weight = base.weight
            font.face = base.face
            font.isCustom = base.isCustom
            switch base.growth {
            case .preferred:
                font.scaledTwice =
                    "a preferred font already follows the text size; UIKit stops the app"
            case .scaled:
                font.scaledTwice =
                    "a scaled font already follows the text size; UIKit stops the app"
            case .grows where base.size == .scaled:
                font.scaledTwice =
                    "the size follows the text size, and scaledFont(for:) scales it again"
            case .fixed, .grows: break
            }
            return .font(font)
        }
    }

    /// Returns a font that metrics of an unknown style scale.
    mutating func scaledByUnknown(
        _ arguments: [Argument],
        _ expression: Expression,
        _ frame: Frame
    ) -> Value {
        let inner = arguments["for"].map { evaluate($0, frame, .font(.uiKit)) }
        let origin = FontValue.Origin(file: frame.file, range: expression.range)
        let base = inner?.fonts.first
        var font = FontValue(module: .uiKit, growth: .grows, size: base?.size ?? .unknown)
        font.weight = base?.weight
        font.face = base?.face
        font.isCustom = base?.isCustom ?? false
        font.origin = origin
        return .font(font)
    }

    // MARK: - Members of fonts

    /// The members of fonts and descriptors that keep the size.
    private static let sameSize: Set = [
        "bold", "italic", "monospacedDigit", "monospaced", "smallCaps", "lowercaseSmallCaps",
        "uppercaseSmallCaps", "leading", "width", "fontDescriptor", "withSymbolicTraits",
        "withDesign", "addingAttributes", "withFamily", "withFace", "scaled",
    ]

    /// Returns the value of a member of a font.
    mutating func member(
        _ name: String,
        of font: FontValue,
        _ arguments: [Argument]?,
        _ expression: Expression,
        _ frame: Frame
    ) -> Value {
        let type = font.module.typeName
        for type in [type, "UIFontDescriptor"] {
            let own = table.members(of: type, named: name, in: frame.file)
            guard let first = own.first else { continue }
            guard let arguments else { return member(first, .font(font)) }
            return call(own, arguments, frame, receiver: .font(font))
        }
        if Self.sameSize.contains(name) { return .font(font) }
        switch name {
        // Optional's function, for a descriptor that can be missing.
        case "map", "flatMap":
            guard let closure = arguments?.first?.value.closure else {
                return .unknown(.expression)
            }
            var inner = frame
            inner.arguments["$0"] = .font(font)
            return result(of: closure, inner, .font(font.module), isImplicit: true)
        case "weight":
            var result = font
            result.weight = arguments?.unlabeled.flatMap { evaluate($0, frame, .weight).weight }
            return .font(result)
        case "withSize":
            guard let argument = arguments?.unlabeled,
                var result = sized(evaluate(argument, frame, .size).size, font.module, font.weight)
            else { return .unknown(.expression) }
            result.face = font.face
            result.isCustom = font.isCustom
            result.origin = FontValue.Origin(file: frame.file, range: expression.range)
            return .font(result)
        case "pointSize", "lineHeight", "ascender", "descender", "capHeight", "xHeight", "leading":
            guard font.growth == .fixed else { return .size(.scaled) }
            return .size(name == "pointSize" ? font.size : .constant)
        default: return .unknown(.name(name))
        }
    }

    /// The sizes that `UIFont` and `NSFont` name, which are equal at every text size.
    ///
    /// Sources: [UIFont](https://developer.apple.com/documentation/uikit/uifont),
    /// [NSFont](https://developer.apple.com/documentation/appkit/nsfont).
    private static let systemSizes = [
        "UIFont.systemFontSize": 14.0, "UIFont.smallSystemFontSize": 12, "UIFont.labelFontSize": 17,
        "NSFont.systemFontSize": 13, "NSFont.smallSystemFontSize": 11, "NSFont.labelFontSize": 10,
    ]
}
