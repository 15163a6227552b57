import TypeScale
import TypeScaleDiagnostics
import TypeScaleDocuments

extension TokenTree {
    /// Follows a reference and checks the type of the token that it names.
    ///
    /// An unknown type is accepted, because it was reported at its declaration.
    mutating func value(at site: TokenSite, expecting types: TokenType...) -> TokenSite? {
        guard let value = value(at: site) else { return nil }
        guard let found = value.type.flatMap({ TokenType(rawValue: $0) }), !types.contains(found)
        else { return value.site }
        let expected = types.map(\.rawValue).joined(separator: " or ")
        report(.wrongType, site, "expected a \(expected), found a \(found.rawValue)")
        return nil
    }

    /// Reads a finite number, or reports a problem.
    mutating func number(at site: TokenSite) -> Double? {
        guard let value = value(at: site, expecting: .number, .fontWeight) else { return nil }
        if let number = tree(value).number(value.node), number.isFinite { return number }
        if !tree(value).isOutOfRange(value.node) {
            report(.wrongType, site, "expected a number" + found(value))
        }
        return nil
    }

    /// Reads a dimension in points, where `rem` is multiplied by the root's font size.
    mutating func points(at site: TokenSite, rem: Double) -> Double? {
        guard let length = length(at: site, rem: rem, .dimension) else { return nil }
        if let points = length.points { return points }
        report(.badUnit, site, "expected the unit px or rem, not a multiple of the font size")
        return nil
    }

    /// Reads a length, which is an object with a value and a unit.
    ///
    /// Earlier drafts and other tools write text, such as `16px`, `1.5rem`, `-0.02em` and `120%`.
    mutating func length(
        at site: TokenSite,
        rem: Double,
        _ types: TokenType...
    ) -> TextLength? {
        guard let value = value(at: site) else { return nil }
        let known = value.type.flatMap { TokenType(rawValue: $0) }
        if let known, !types.contains(known) {
            let expected = types.map(\.rawValue).joined(separator: " or ")
            report(.wrongType, site, "expected a \(expected), found a \(known.rawValue)")
            return nil
        }
        switch kind(value.site) {
        case .dictionary: return dimension(in: value.site, rem: rem)
        case .text:
            var text = text(value.site) ?? ""
            if text.utf8.starts(with: "clamp(".utf8), acceptsOtherForms {
                let detail = "\(quoted(text)) depends on the window; its minimum is read"
                add(.nonstandardSyntax, site, detail, group: "clamp")
                let minimum = text.utf8.dropFirst("clamp(".utf8.count)
                text = String(decoding: minimum.prefix { $0 != UInt8(ascii: ",") }, as: UTF8.self)
            }
            if isExpression(text) {
                guard let length = result(at: value.site) else { return nil }
                if let result = length.textLength(rem: rem) { return result }
                report(.badUnit, site, "unknown unit \(quoted(length.unit)); use px or rem")
                return nil
            }
            guard let length = OldLength(text) else {
                let form = "{\"value\": 16, \"unit\": \"px\"}"
                report(.wrongType, site, "expected \(form), found \(quoted(text))")
                return nil
            }
            guard let result = length.textLength(rem: rem) else {
                report(.badUnit, site, "unknown unit \(quoted(length.unit)); use px or rem")
                return nil
            }
            reportOld("length", site, "\(quoted(text)) is not a DTCG value; read as \(result)")
            return result
        case .number:
            guard let number = tree(value.site).number(value.site.node) else { return nil }
            let detail = "\(number.shortestText) has no unit; read as pixels"
            reportOld("number", site, detail)
            return .points(number)
        default:
            report(.wrongType, site, "expected an object with value and unit" + found(value.site))
            return nil
        }
    }

    /// Returns whether a length is a number without a unit.
    mutating func hasNoUnit(_ site: TokenSite) -> Bool {
        guard let value = value(at: site)?.site else { return false }
        if kind(value) == .number { return true }
        guard let text = text(value) else { return false }
        return !isExpression(text) && OldLength(text)?.unit.isEmpty == true
    }

    private mutating func dimension(in site: TokenSite, rem: Double) -> TextLength? {
        for (key, member) in children(of: site) where key != "value" && key != "unit" {
            report(.unknownKey, member, "unknown key; use only value and unit")
        }
        guard let valueSite = child("value", of: site), let unitSite = child("unit", of: site)
        else {
            let key = child("value", of: site) == nil ? "value" : "unit"
            report(.missingKey, site, "missing \(key); add it")
            return nil
        }
        guard let number = number(at: valueSite), let unit = value(at: unitSite) else { return nil }
        switch text(unit.site) {
        case "px": return .points(number)
        case "rem": return .points(number * rem)
        case let text?: report(.badUnit, unitSite, "unknown unit \(quoted(text)); use px or rem")
        case nil: report(.wrongType, unitSite, "expected the unit px or rem")
        }
        return nil
    }

    /// Returns the end of a message that names the value found, such as `, found true`.
    func found(_ site: TokenSite) -> String {
        switch kind(site) {
        case .dictionary: ", found an object"
        case .list: ", found a list"
        case .text: ", found " + quoted(text(site) ?? "")
        case .number: tree(site).number(site.node).map { ", found " + $0.shortestText } ?? ""
        case .true: ", found true"
        case .false: ", found false"
        case .null: ", found null"
        case .other: ""
        }
    }
}
