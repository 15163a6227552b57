import TypeScaleDiagnostics
import TypeScaleDocuments

/// Computes the expressions of Tokens Studio.
extension TokenTree {
    /// The maximum number of expressions that refer to each other.
    private static let maximumExpressions = 32

    /// Returns whether the text at a site is an expression.
    func isExpression(_ text: String) -> Bool {
        acceptsOtherForms && TokenExpression.isMeant(by: text)
    }

    /// Returns the value of the expression at a site, or `nil` after reporting a problem.
    mutating func result(at site: TokenSite) -> OldLength? {
        if let known = results[site] { return known }
        var result: OldLength?
        if openResults.contains(site) {
            report(.circularReference, site, "the expression refers to itself")
        } else if openResults.count >= Self.maximumExpressions {
            let limit = Self.maximumExpressions
            report(.tooDeep, site, "more than \(limit) expressions depend on each other")
        } else {
            openResults.insert(site)
            do throws(TokenExpression.Problem) {
                result = try computed(at: site)
            } catch {
                if !error.isReported { report(error.kind, site, error.detail) }
            }
            openResults.remove(site)
        }
        results[site] = .some(result)
        return result
    }

    private mutating func computed(
        at site: TokenSite
    ) throws(TokenExpression.Problem) -> OldLength {
        let text = text(site) ?? ""
        // References are resolved before, because the expression cannot change the tree.
        var values = NameDictionary<Result<OldLength, TokenExpression.Problem>>()
        if text.utf8.count <= TokenExpression.maximumBytes {
            for name in Self.references(in: text) where values[name] == nil {
                values[name] = operand(name)
            }
        }
        return try TokenExpression.value(of: text) { name throws(TokenExpression.Problem) in
            guard let value = values[name] else {
                throw .init(kind: .badReference, detail: "malformed reference \(quoted(name))")
            }
            return try value.get()
        }
    }

    /// Returns the references in braces.
    private static func references(in text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false).dropFirst()
            .compactMap { part in
                part.firstIndex(of: UInt8(ascii: "}")).map {
                    "{" + String(decoding: part[...$0], as: UTF8.self)
                }
            }
    }

    /// Returns the value of a referenced token, which is a number or a length.
    private mutating func operand(
        _ reference: String
    ) -> Result<OldLength, TokenExpression.Problem> {
        guard let site = value(ofReference: reference)?.site else {
            let detail = "the token \(quoted(reference)) is missing or has no valid value"
            return .failure(.init(kind: .missingTarget, detail: detail))
        }
        if let number = tree(site).number(site.node), kind(site) == .number {
            return .success(OldLength(number: number, unit: ""))
        }
        guard let text = text(site) else {
            let detail = "the token \(quoted(reference)) is not a number"
            return .failure(.init(kind: .wrongType, detail: detail))
        }
        if isExpression(text) {
            guard let result = result(at: site) else {
                let detail = "the token \(quoted(reference)) has no valid value"
                return .failure(.init(kind: .missingTarget, detail: detail, isReported: true))
            }
            return .success(result)
        }
        guard let length = OldLength(text) else {
            let detail = "the token \(quoted(reference)) is not a number"
            return .failure(.init(kind: .wrongType, detail: detail))
        }
        return .success(length)
    }
}
