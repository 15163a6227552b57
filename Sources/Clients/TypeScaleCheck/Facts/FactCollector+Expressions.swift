import TypeScaleCode
import TypeScaleDocuments

extension FactCollector {
    /// Returns an expression, and collects the facts in it.
    mutating func expression(_ index: Int, _ context: Context) -> Expression {
        guard depth < Self.maximumDepth else {
            leaveOut(source.expressions[index].range)
            return other(index)
        }
        depth += 1
        defer { depth -= 1 }
        let node = source.expressions[index]
        switch node.kind {
        case .name: return Expression(form: .name(text(node.name).unquotedName), range: node.range)
        case .implicitMember:
            let name = text(node.name).unquotedName
            return Expression(form: .implicitMember(name), range: node.range)
        case .member(let base):
            let name = text(node.name).unquotedName
            var inner = context
            if Self.metrics.contains(name) { inner.target = .measurement }
            let expression = Expression(
                form: .member(self.expression(base, inner), name),
                range: node.range
            )
            if name == "self" { mention(source.bytes[source.expressions[base].range]) }
            addText(expression)
            return expression
        case .call: return chain(index, context)
        case .number: return number(node.range)
        case .literal: return literal(node.range)
        case .closure(let scope):
            return Expression(form: .closure(block(scope, .closure, context)), range: node.range)
        case .group(let scope):
            let elements = source.scopes[scope].elements
            guard elements.count == 1, let only = elements.first, only.key == nil else {
                for element in elements { _ = expression(element.value, Context()) }
                return other(index)
            }
            return expression(only.value, context)
        case .collection(let scope): return collection(source.scopes[scope].elements, node, context)
        case .element(let base, let scope):
            _ = expression(base, Context())
            for element in source.scopes[scope].elements {
                _ = expression(element.value, Context())
            }
            return other(index)
        case .prefix(let operand):
            let sign = text(node.name)
            let operand = expression(operand, context)
            return Expression(form: .prefix(sign, operand), range: node.range)
        case .postfix(let operand):
            let sign = source.bytes[node.name]
            let expression = expression(operand, context)
            // `...` after a number is a range without an end.
            return sign.first == UInt8(ascii: ".") ? other(index) : expression
        case .cast(let operand):
            let result = expression(operand, context)
            mention(source.bytes[result.range.upperBound..<node.range.upperBound])
            return result
        case .sequence(let range): return folded(range, context)
        case .assignment(let index): return assignment(index, node.range, context)
        case .branches(let range):
            let blocks = range.map { block(source.parts[$0], .block, context) }
            return Expression(form: .branches(blocks), range: node.range)
        case .other where source.bytes[node.range].first == UInt8(ascii: "\\"):
            let path = source.bytes[node.range].drop { $0 != UInt8(ascii: ".") }.dropFirst()
            return Expression(
                form: .keyPath(String(decoding: path, as: UTF8.self)),
                range: node.range
            )
        case .missing, .operator, .other: return other(index)
        }
    }

    /// Records the type at the end of code.
    private mutating func mention(_ code: ArraySlice<UInt8>) {
        guard let owner = facts.owner(of: scope) else { return }
        let name = code.reversed().prefix { $0.isInName || $0 == UInt8(ascii: ".") }.reversed()
        guard name.first?.isASCIIUppercaseLetter == true else { return }
        facts.mentions.append((owner, String(decoding: Array(name), as: UTF8.self)))
    }

    func other(_ index: Int) -> Expression {
        Expression(form: .other, range: source.expressions[index].range)
    }

    /// The properties of a font that are numbers.
    static let metrics: Set = [
        "lineHeight", "ascender", "descender", "capHeight", "xHeight", "leading", "pointSize",
    ]

    private func number(_ range: Range<Int>) -> Expression {
        let digits = source.bytes[range].filter { $0 != UInt8(ascii: "_") }
        let isDecimal = digits.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        let value = isDecimal ? Double(String(decoding: digits, as: UTF8.self)) : nil
        return Expression(form: value.map { .number($0) } ?? .other, range: range)
    }

    private mutating func literal(_ range: Range<Int>) -> Expression {
        let code = source.bytes[range]
        let quote = UInt8(ascii: "\"")
        guard code.count > 1, code.first == quote, code.last == quote else {
            return Expression(form: .otherText, range: range)
        }
        let text = code.dropFirst().dropLast()
        guard !text.contains(quote), !text.contains(UInt8(ascii: "\\")) else {
            return Expression(form: .otherText, range: range)
        }
        return Expression(form: .text(String(decoding: text, as: UTF8.self)), range: range)
    }

    /// Returns an array or a dictionary, in which attributes can set a font.
    private mutating func collection(
        _ elements: [SwiftElement],
        _ node: SwiftExpression,
        _ context: Context
    ) -> Expression {
        var list: [Expression] = []
        var entries: [(key: Expression, value: Expression)] = []
        for element in elements {
            guard let key = element.key else {
                list.append(expression(element.value, context))
                continue
            }
            let name = expression(key, Context())
            guard name.lastName == "font" else {
                entries.append((name, expression(element.value, Context())))
                continue
            }
            let isMeasured = if case .measurement = context.target { true } else { false }
            var inner = Context()
            inner.isInFont = true
            inner.target =
                if case .attributedText = context.target { context.target } else if isMeasured {
                    .measurement
                } else { .attributedText(nil) }
            let value = expression(element.value, inner)
            addFont(.applied, value, inner.target, name.range.lowerBound..<value.range.upperBound)
            entries.append((name, value))
        }
        let form: Expression.Form = entries.isEmpty ? .list(list) : .dictionary(entries)
        return Expression(form: form, range: node.range)
    }

    /// Returns an assignment, which can set a property of a view.
    private mutating func assignment(
        _ index: Int,
        _ range: Range<Int>,
        _ context: Context
    ) -> Expression {
        let assignment = source.assignments[index]
        let target = expression(assignment.targetExpression, Context())
        var inner = Context()
        let property = target.lastName ?? ""
        let isView = Self.properties.contains(property) || property.namesOwnFont
        let site = facts.assignments.count
        var owner: Expression?
        switch target.form {
        case .member(let base, _): owner = base
        case .name: break
        // The target can't be read, such as an element of an array: `labels[0].font`.
        default: owner = nil
        }
        if isView {
            // The value is known after the sites in it.
            facts.assignments.append(
                AssignmentSite(
                    owner: owner,
                    property: property,
                    value: target,
                    scope: scope,
                    range: range,
                    target: target.range
                )
            )
            shown.append(range)
        }
        inner.target = property == "font" ? .assignment(site) : .name(property)
        inner.isInFont = property == "font"
        let value = expression(assignment.valueExpression, inner)
        if property == "isActive", let owner {
            facts.activated.formUnion(owner.receivers.map(\.range))
        }
        if isView {
            let old = facts.assignments[site]
            facts.assignments[site] = AssignmentSite(
                owner: old.owner,
                property: property,
                value: value,
                scope: scope,
                range: range,
                target: target.range
            )
            if property == "font" {
                addFont(.applied, value, inner.target, range)
                facts.adjustingEdits[site] = adjustingEdit(target.range, range)
            }
        }
        return Expression(form: .assignment(target: target, value: value), range: range)
    }

    /// Returns a line that makes a label follow the text size, if the assignment fills its lines.
    private func adjustingEdit(_ target: Range<Int>, _ range: Range<Int>) -> CheckFix.Edit? {
        let bytes = source.bytes
        let code = bytes[target]
        guard code.suffix(5).elementsEqual(".font".utf8) else { return nil }
        let rest = bytes[range.upperBound...].prefix { !$0.isBreak }
        let start = bytes[..<range.lowerBound].lastIndex(where: \.isBreak).map { $0 + 1 } ?? 0
        let space = bytes[start..<range.lowerBound]
        guard (rest + space).allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
        // The new line ends as the lines of the file do.
        let end = bytes[range.upperBound...].dropFirst(rest.count).prefix(2)
        let lineBreak = end.elementsEqual([0x0D, 0x0A]) ? "\r\n" : "\n"
        let label = String(decoding: code.dropLast(5), as: UTF8.self)
        let line =
            String(decoding: space, as: UTF8.self)
            + "\(label).adjustsFontForContentSizeCategory = true"
        return CheckFix.Edit(
            range: range.upperBound..<range.upperBound,
            replacement: lineBreak + line
        )
    }

    /// The properties of views and layouts about which there are rules.
    private static let properties: Set = [
        "font", "adjustsFontForContentSizeCategory", "numberOfLines", "minimumScaleFactor",
        "adjustsFontSizeToFitWidth", "text", "attributedText", "placeholder", "isActive",
        "maximumContentSizeCategory", "rowHeight", "itemSize", "configuration",
    ]

    mutating func addFont(
        _ kind: FontSite.Kind,
        _ font: Expression,
        _ target: FontSite.Target,
        _ range: Range<Int>
    ) {
        facts.fonts.append(
            FontSite(kind: kind, font: font, target: target, scope: scope, range: range)
        )
        shown.append(range)
    }

    /// Records what can be a key of a translation: a member or a call of a text.
    func isTextHelper(_ receiver: Expression) -> Bool {
        if case .text = receiver.form { true } else { false }
    }

    mutating func addText(_ member: Expression) {
        guard case .member(let base, let name) = member.form, isTextHelper(base) else { return }
        facts.calls.append(
            CallSite(
                receiver: base,
                name: name,
                arguments: [],
                scope: scope,
                range: member.range,
                constant: nil
            )
        )
    }

    // MARK: - Operators

    /// The maximum number of operands and operators that are read as one expression.
    private static let maximumParts = 99

    /// Returns a sequence of operands and operators as a tree.
    private mutating func folded(_ range: Range<Int>, _ context: Context) -> Expression {
        var parts: [Part] = []
        for (count, index) in range.enumerated() {
            let node = source.expressions[source.parts[index]]
            if case .operator = node.kind {
                parts.append(.sign(text(node.name)))
            } else if count < Self.maximumParts {
                // The rules judge the first value, and not its replacement.
                let isFallback = if case .sign("??")? = parts.last { true } else { false }
                var inner = context
                if isFallback { inner.isInFont = true }
                parts.append(.operand(expression(source.parts[index], inner)))
            } else {
                _ = expression(source.parts[index], Context())
            }
        }
        return Self.fold(parts[...])
    }

    private enum Part {
        case operand(Expression)
        case sign(String)

        func isSign(_ text: String) -> Bool { if case .sign(text) = self { true } else { false } }
    }

    /// The binary operators, from the one that is applied last.
    private static let signs: [Set<String>] = [
        ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">=", "===", "!=="], ["??"], ["...", "..<"],
        ["+", "-"], ["*", "/", "%"],
    ]

    private static func fold(_ parts: ArraySlice<Part>) -> Expression {
        guard parts.count > 1, parts.count <= maximumParts else {
            if case .operand(let expression)? = parts.first, parts.count == 1 { return expression }
            return Expression(form: .other, range: range(of: parts))
        }
        let range = range(of: parts)
        if let question = parts.firstIndex(where: { $0.isSign("?") }) {
            var open = 0
            let colon = parts[(question + 1)...].firstIndex { part in
                if part.isSign("?") { open += 1 }
                if part.isSign(":") { open -= 1 }
                return open < 0
            }
            guard let colon else { return Expression(form: .other, range: range) }
            return Expression(
                form: .choice(
                    condition: fold(parts[..<question]),
                    fold(parts[(question + 1)..<colon]),
                    fold(parts[(colon + 1)...])
                ),
                range: range
            )
        }
        for level in signs {
            let last = parts.lastIndex { part in
                if case .sign(let sign) = part { level.contains(sign) } else { false }
            }
            guard let last, case .sign(let sign) = parts[last] else { continue }
            let (first, second) = (fold(parts[..<last]), fold(parts[(last + 1)...]))
            return Expression(form: .binary(sign, first, second), range: range)
        }
        return Expression(form: .other, range: range)
    }

    private static func range(of parts: ArraySlice<Part>) -> Range<Int> {
        let operands = parts.compactMap { part -> Range<Int>? in
            if case .operand(let expression) = part { expression.range } else { nil }
        }
        let start = operands.map(\.lowerBound).min() ?? 0
        return start..<max(start, operands.map(\.upperBound).max() ?? 0)
    }
}

extension UInt8 {
    fileprivate var isBreak: Bool { self == 0x0A || self == 0x0D }
}
