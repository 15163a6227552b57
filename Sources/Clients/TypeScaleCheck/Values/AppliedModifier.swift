import TypeScaleCode
import TypeScaleDiagnostics

/// A modifier of a view, after modifiers of the app are replaced by the modifiers in them.
struct AppliedModifier: Sendable {
    let name: String
    let arguments: [Argument]
    let frame: Evaluator.Frame
    /// The modifier in the code of the view.
    let range: Range<Int>
    /// The name of the app's modifier that contains it, or `nil`.
    let own: String?
}

extension Evaluator {
    /// The maximum number of modifiers in one of the app's own.
    private static let maximumModifiers = 64

    /// Returns the modifiers of a view, from the innermost.
    mutating func modifiers(of view: ViewSite, file: Int) -> [AppliedModifier] {
        var result: [AppliedModifier] = []
        for modifier in view.modifiers {
            guard result.count < Self.maximumModifiers else {
                // Modifiers that were not read can change the text.
                let frame = Frame(file: file, scope: view.scope)
                result.append(
                    AppliedModifier(
                        name: "",
                        arguments: [],
                        frame: frame,
                        range: modifier.range,
                        own: nil
                    )
                )
                break
            }
            var frame = Frame(file: file, scope: view.scope)
            frame.offset = modifier.range.lowerBound
            expand(
                modifier.name,
                modifier.arguments,
                frame,
                modifier.range,
                root: view.name,
                own: nil,
                depth: 0,
                &result
            )
        }
        return result
    }

    private mutating func expand(
        _ name: String,
        _ arguments: [Argument],
        _ frame: Frame,
        _ range: Range<Int>,
        root: String,
        own: String?,
        depth: Int,
        _ result: inout [AppliedModifier]
    ) {
        let start = result.count
        if depth < 6, result.count < Self.maximumModifiers {
            if name == "modifier", let value = arguments.unlabeled {
                expandModifier(value, frame, range, root, own ?? name, depth, &result)
            } else if let function = ownModifier(name, arguments, root, frame) {
                var inner = Frame(file: function.file, scope: table[function].body?.scope ?? 0)
                inner.arguments = parameters(of: function, arguments, frame)
                for statement in table[function].body?.results ?? [] {
                    expandChain(statement, inner, range, root, own ?? name, depth + 1, &result)
                }
            }
        }
        guard result.count == start else { return }
        result.append(
            AppliedModifier(
                name: name,
                arguments: arguments,
                frame: frame,
                range: range,
                own: own
            )
        )
    }

    /// Returns the function of the app that a modifier calls.
    ///
    /// A modifier of SwiftUI can have an overload in the app, with a parameter of another type.
    private mutating func ownModifier(
        _ name: String,
        _ arguments: [Argument],
        _ root: String,
        _ frame: Frame
    ) -> CodeTable.Reference? {
        for type in ["View", root, "Text"] {
            let found = table.members(of: type, named: name).filter { reference in
                table[reference].body != nil && table[reference].accepts(arguments)
                    && !isBody(reference, frame)
            }
            guard found.count > 1 || ViewModifiers.keepText(name) else {
                if let function = found.first { return function }
                continue
            }
            begin()
            let isOwn = !ViewModifiers.keepText(name)
            for function in found
            where acceptsTypes(function, arguments, frame, unknown: isOwn) { return function }
        }
        return nil
    }

    /// Adds the modifiers in the body of a `ViewModifier`.
    private mutating func expandModifier(
        _ value: Expression,
        _ frame: Frame,
        _ range: Range<Int>,
        _ root: String,
        _ own: String,
        _ depth: Int,
        _ result: inout [AppliedModifier]
    ) {
        guard case .instance(let type, let fields) = self.value(of: value, in: frame, .any),
            let body = table.members(of: type, named: "body").first,
            let block = table[body].body
        else { return }
        var inner = Frame(file: body.file, scope: block.scope)
        // A view holds a copy of the modifier, which no code changes.
        inner.receiver = constant(.instance(type, fields))
        for statement in block.results {
            expandChain(statement, inner, range, root, own, depth + 1, &result)
        }
    }

    /// Adds the modifiers of a chain that starts with the view itself.
    private mutating func expandChain(
        _ expression: Expression,
        _ frame: Frame,
        _ range: Range<Int>,
        _ root: String,
        _ own: String,
        _ depth: Int,
        _ result: inout [AppliedModifier]
    ) {
        var links: [(name: String, arguments: [Argument])] = []
        var rest = expression
        while case .call(let function, let arguments) = rest.form {
            switch function.form {
            case .member(let base, let name):
                links.append((name, arguments))
                rest = base
                continue
            // In an extension of a view, `self` can be left out.
            case .name(let name) where name.utf8.first?.isASCIIUppercaseLetter != true:
                links.append((name, arguments))
            case .name("ModifiedContent"):
                guard let modifier = arguments["modifier"] else { return }
                expandModifier(modifier, frame, range, root, own, depth, &result)
            default: return
            }
            break
        }
        if case .name(let name) = rest.form, name != "self", name != "content" { return }
        for (name, arguments) in links.reversed() {
            var inner = frame
            inner.offset = expression.range.upperBound
            expand(name, arguments, inner, range, root: root, own: own, depth: depth, &result)
        }
    }
}

extension Block {
    /// The expressions that the block can return.
    var results: [Expression] {
        var values: [Expression] = []
        for (index, statement) in statements.enumerated() {
            switch statement {
            case .result(let expression): values.append(expression)
            case .expression(let expression):
                let isLast = index == statements.count - 1
                let endsCase =
                    if !isLast, case .patterns = statements[index + 1] { true } else { isLast }
                if endsCase { values.append(expression) }
            case .block(.setter, _, _), .patterns: continue
            case .block(_, _, let block): values += block.results
            }
        }
        return values
    }
}
