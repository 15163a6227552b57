import TypeScaleCode
import TypeScaleDiagnostics

/// A call in a chain: `.font(.body)` after `Text("a")`.
private struct Link {
    let call: Int
    let name: String
    /// The code from the name to the end of the call.
    let range: Range<Int>
    /// The code from the start of the chain.
    let whole: Range<Int>
}

extension FactCollector {
    /// The maximum number of calls in a chain that are read as one expression.
    private static let maximumLinks = 128

    /// Returns a call with the calls before it in its chain, and collects the facts in it.
    mutating func chain(_ index: Int, _ context: Context) -> Expression {
        var links: [Link] = []
        var root = index
        while case .call(let call) = source.expressions[root].kind {
            let callee = source.expressions[source.calls[call].callee]
            guard case .member(let base) = callee.kind else { break }
            let whole = source.expressions[root].range
            links.append(
                Link(
                    call: call,
                    name: text(callee.name).unquotedName,
                    range: callee.name.lowerBound..<whole.upperBound,
                    whole: whole
                )
            )
            root = base
        }
        links.reverse()
        guard links.count <= Self.maximumLinks else {
            for link in links { _ = arguments(of: link.call, link.name, Context(), nil) }
            leaveOut(source.expressions[index].range)
            return other(index)
        }
        return readChain(root, links, context, node: index)
    }

    private mutating func readChain(
        _ root: Int,
        _ links: [Link],
        _ context: Context,
        node: Int
    ) -> Expression {
        var rootCall: (call: Int, name: String)?
        if case .call(let call) = source.expressions[root].kind {
            let name = text(source.calls[call].name).unquotedName
            // Only Xcode's canvas shows a preview.
            if source.calls[call].isMacro, name == "Preview" { return other(node) }
            rootCall = (call, name)
        }
        let view = context.isInFont ? nil : beginView(root, rootCall, links, context)
        var result: Expression
        if let (call, name) = rootCall {
            result = readCall(call, name, nil, source.expressions[root].range, context, view, nil)
        } else {
            var inner = context
            if links.contains(where: { Self.metrics.contains($0.name) }) {
                inner.target = .measurement
            }
            result = expression(root, inner)
        }
        if let view { facts.views[view].root = result }
        for (index, link) in links.enumerated() {
            result = readCall(link.call, link.name, result, link.whole, context, view, index)
            guard let view, let arguments = result.arguments else { continue }
            facts.views[view].modifiers.append(
                ViewSite.Modifier(name: link.name, arguments: arguments, range: link.range)
            )
            shown.append(link.range)
        }
        if let view { endView(view) }
        return result
    }

    // MARK: - Views

    /// The modifiers about which there are rules.
    private static let modifiers: Set = [
        "font", "lineLimit", "frame", "dynamicTypeSize", "environment", "minimumScaleFactor",
        "fontWeight", "fixedSize",
    ]

    /// Adds a view, and returns its index, or `nil` if a chain is none.
    private mutating func beginView(
        _ root: Int,
        _ rootCall: (call: Int, name: String)?,
        _ links: [Link],
        _ context: Context
    ) -> Int? {
        let isType = rootCall.map { call in
            let isImplicit = source.calls[call.call].isImplicitMember
            return !isImplicit && call.name.utf8.first?.isASCIIUppercaseLetter == true
                && !Self.isOtherType(call.name)
        }
        let isOwn = rootCall.map { Self.modifiers.contains($0.name) } == true
        let isModified = links.contains { Self.modifiers.contains($0.name) }
        let isLabel =
            !links.isEmpty && text(source.expressions[root].range) == "configuration.label"
        guard isType == true || isOwn || isModified || isLabel else { return nil }
        let range = links.last?.whole ?? source.expressions[root].range
        let empty = Expression(form: .other, range: range)
        facts.views.append(
            ViewSite(
                root: empty,
                modifiers: [],
                parent: context.view,
                parentModifier: context.modifier,
                parentLabel: context.label,
                scope: scope,
                range: range
            )
        )
        return facts.views.count - 1
    }

    /// Returns whether a name belongs to a type outside of SwiftUI.
    private static func isOtherType(_ name: String) -> Bool {
        let prefix = name.utf8.prefix(3).map { $0 }
        guard prefix.count == 3, prefix[2].isASCIIUppercaseLetter else { return false }
        return ["UI", "NS", "CG", "CA", "CT", "AV", "MK"].contains {
            $0.utf8.elementsEqual(prefix.prefix(2))
        }
    }

    /// Completes a view, and removes it if no rule can ask for it.
    private mutating func endView(_ index: Int) {
        if case .call(let function, let arguments) = facts.views[index].root.form,
            case .name(let name) = function.form, Self.modifiers.contains(name)
        {
            // In an extension of a view, a modifier without a view is one of `self`.
            let root = facts.views[index].root
            facts.views[index].modifiers.insert(
                ViewSite.Modifier(name: name, arguments: arguments, range: root.range),
                at: 0
            )
            shown.append(root.range)
            facts.views[index].root = Expression(
                form: .name("self"),
                range: root.range.lowerBound..<root.range.lowerBound
            )
        }
        shown.append(facts.views[index].root.range)
    }

    // MARK: - Calls

    /// Returns a call, and collects the facts in its arguments.
    private mutating func readCall(
        _ call: Int,
        _ name: String,
        _ receiver: Expression?,
        _ range: Range<Int>,
        _ context: Context,
        _ view: Int?,
        _ modifier: Int?
    ) -> Expression {
        let function = function(of: call, name, receiver, context)
        var inner = context
        if let view { (inner.view, inner.modifier) = (view, modifier) }
        // A function of other code can show a view anywhere.
        let passesViews = view != nil || receiver != nil
        let isFontModifier = name == "font" && (view != nil)
        if let view, isFontModifier {
            inner.target = .view(view)
            inner.isInFont = true
        }
        let arguments = arguments(of: call, name, inner, view, passesViews: passesViews)
        let expression = Expression(form: .call(function, arguments), range: range)
        if let view {
            let start = source.calls[call].name.lowerBound
            let own = start..<range.upperBound
            if isFontModifier, let font = arguments.unlabeled {
                addFont(.applied, context.isAdapted ? font.adapted : font, .view(view), own)
            } else if name == "environment", arguments.count == 2,
                case .keyPath("font") = arguments[0].value.form
            {
                addFont(.applied, arguments[1].value, .view(view), own)
            }
        }
        if name == "addAttribute", arguments.count > 1, arguments[0].value.lastName == "font" {
            addFont(.applied, arguments[1].value, .attributedText(nil), range)
        }
        let isImplicit = source.calls[call].isImplicitMember && receiver == nil
        if isMaking(name, receiver, isImplicit, arguments) {
            if context.isInFont {
                shown.append(range)
            } else {
                addFont(.made, expression, context.target, range)
            }
            let face = name == "custom" ? arguments.unlabeled : arguments["name"]
            if let face {
                facts.faces.append(FaceSite(name: face, scope: scope))
                shown.append(face.range)
            }
        }
        addCall(name, receiver, arguments, range, context)
        return expression
    }

    private mutating func function(
        of call: Int,
        _ name: String,
        _ receiver: Expression?,
        _ context: Context
    ) -> Expression {
        let callee = source.expressions[source.calls[call].callee]
        switch callee.kind {
        case .name: return Expression(form: .name(name), range: callee.range)
        case .implicitMember: return Expression(form: .implicitMember(name), range: callee.range)
        case .member:
            guard let receiver else { break }
            return Expression(form: .member(receiver, name), range: callee.range)
        default: break
        }
        return expression(source.calls[call].callee, context)
    }

    /// The functions whose argument is a font that they change.
    private static let wrappers: Set = ["scaledFont", "Font", "UIFont", "CTFont"]

    private mutating func arguments(
        of call: Int,
        _ name: String,
        _ context: Context,
        _ view: Int?,
        passesViews: Bool = true
    ) -> [Argument] {
        let arguments = source.calls[call].arguments
        var text: String?
        if name == "NSAttributedString" || name == "NSMutableAttributedString" {
            let string = arguments.first { argument in
                argument.label.map { source.bytes[$0].elementsEqual("string".utf8) } == true
            }
            text = string.flatMap { literalText($0.expression) }
        }
        var context = context
        context.isAdapted = arguments.contains { callName($0.expression) == "adapt" }
        return arguments.map { argument in
            let label = argument.label.map { self.text($0) } ?? ""
            var inner = context
            inner.label = label
            if !passesViews, !argument.isTrailing, argument.closure == nil {
                (inner.view, inner.modifier) = (nil, nil)
            }
            if Self.wrappers.contains(name), label != "name", name != "scaledFont" || label == "for"
            {
                inner.isInFont = true
            } else if name == "SymbolConfiguration"
                || name == "init" && label == "font" && context.isForSymbol
                || name == "applyingSymbolConfiguration"
            {
                inner.target = .symbol
                inner.isInFont = false
            } else if name == "size" && label == "withAttributes" || name == "boundingRect" {
                inner.target = .measurement
            } else if name == "addAttribute" {
                inner.isInFont = true
            } else if let text {
                inner.target = .attributedText(text)
            } else if !label.isEmpty, view == nil || !inner.isInFont {
                inner.target = .name(label)
                inner.isInFont = false
            }
            return Argument(
                label: label,
                value: expression(argument.expression, inner),
                isTrailing: argument.isTrailing
            )
        }
    }

    private func callName(_ index: Int) -> String? {
        guard case .call(let call) = source.expressions[index].kind else { return nil }
        return text(source.calls[call].name)
    }

    private func literalText(_ index: Int) -> String? {
        guard case .literal = source.expressions[index].kind else { return nil }
        let code = source.bytes[source.expressions[index].range]
        guard code.count > 1 else { return nil }
        return String(decoding: code.dropFirst().dropLast(), as: UTF8.self)
    }

    // MARK: - Fonts and other calls

    /// Returns whether a call makes a font.
    private func isMaking(
        _ name: String,
        _ receiver: Expression?,
        _ isImplicit: Bool,
        _ arguments: [Argument]
    ) -> Bool {
        switch name {
        case "system": arguments["size"] != nil && isFont(receiver, isImplicit)
        case "custom":
            (arguments["size"] ?? arguments["fixedSize"]) != nil && isFont(receiver, isImplicit)
        case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
            "monospacedDigitSystemFont", "labelFont":
            arguments["ofSize"] != nil
        case "UIFont", "NSFont":
            receiver == nil && arguments["size"] != nil
                && ["name", "descriptor", "resource"].contains { arguments[$0] != nil }
        case "withSize":
            arguments.count == 1 && arguments.unlabeled != nil
                && receiver?.lastName.map { $0.lowercased().utf8.suffix(4) }
                    .map { $0.elementsEqual("font".utf8) } == true
        case "preferredFont": arguments["forTextStyle"] != nil
        case "scaledFont": arguments["for"] != nil
        default: receiver?.isGeneratedFont(name, arguments) == true
        }
    }

    /// Returns whether a call is one of `Font`.
    private func isFont(_ receiver: Expression?, _ isImplicit: Bool) -> Bool {
        guard let receiver else { return isImplicit || facts.owner(of: scope) == "Font" }
        return receiver.lastName == "Font"
    }

    /// The calls about which there are rules, or that name the key of a translation.
    private static let names: Set = [
        "setTitle", "setAttributedTitle", "setImage", "constraint", "NSLocalizedString",
        "LocalizedStringResource", "LocalizedStringKey", "tr", "activate", "SymbolConfiguration",
        "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterGraphicsFont",
        "CTFontManagerRegisterFontURLs", "CTFontManagerRegisterFontDescriptors",
        "equalTo", "lessThanOrEqualTo", "makeConstraints", "remakeConstraints",
        "UIHostingController", "register",
    ]

    private mutating func addCall(
        _ name: String,
        _ receiver: Expression?,
        _ arguments: [Argument],
        _ range: Range<Int>,
        _ context: Context
    ) {
        if name == "activate", case .list(let list)? = arguments.unlabeled?.form {
            facts.activated.formUnion(list.flatMap(\.receivers).map(\.range))
        }
        if name == "scaledFont", let inner = arguments["for"]?.lastName {
            facts.scaledNames.insert(ExactString(inner))
        }
        if arguments.contains(where: { $0.label.namesFont || $0.value.isImplicit }) {
            facts.fontCalls.append(
                CallSite(
                    receiver: nil,
                    name: name,
                    arguments: arguments,
                    scope: scope,
                    range: range,
                    constant: nil
                )
            )
        }
        let isText =
            receiver.map(isTextHelper) == true
            || name == "localized" || name == "String" && arguments["localized"] != nil
        guard Self.names.contains(name) || isText || name == "init" && context.isForSymbol else {
            return
        }
        shown.append(range)
        facts.calls.append(
            CallSite(
                receiver: receiver,
                name: name,
                arguments: arguments,
                scope: scope,
                range: range,
                constant: nil
            )
        )
    }
}

extension Expression {
    /// The font that a function of other code scales.
    fileprivate var adapted: Expression {
        let function = Expression(form: .name("adapt"), range: range)
        let font = Argument(label: "", value: self, isTrailing: false)
        return Expression(form: .call(function, [font]), range: range)
    }

    /// Whether the type of a parameter decides about the value: `.body` and `.system(size: 17)`.
    fileprivate var isImplicit: Bool {
        switch form {
        case .implicitMember: true
        case .call(let function, _): function.isImplicit
        default: false
        }
    }
}

extension String {
    /// Whether a label can name a font or a part of it.
    fileprivate var namesFont: Bool { containsWord(of: ["font", "size", "style"]) }
}

extension FactCollector.Context {
    fileprivate var isForSymbol: Bool { if case .symbol = target { true } else { false } }
}
