import TypeScaleDiagnostics
import TypeScaleDocuments

extension TokenTree {
    /// The maximum number of pointers that depend on each other.
    private static let maximumPointers = 64

    /// Returns a token's value after following its references, or `nil` after reporting a problem.
    ///
    /// The type is the token's own type, the type of the referenced token, or the inherited type.
    mutating func value(ofToken token: Int, type: String?, pointers: Int = 0) -> TokenValue? {
        // A chain of aliases can be long, so it is followed without recursion.
        var chain: [(token: Int, type: String?)] = []
        var open: Set<Int> = []
        var next = (token: token, type: type)
        var result: TokenValue?
        while true {
            let declaration = tokens[next.token]
            if let known = values[next.token] {
                result = known
                break
            }
            guard !openTokens.contains(next.token), open.insert(next.token).inserted else {
                report(.circularReference, declaration.value, "the token refers to itself")
                break
            }
            chain.append(next)
            guard let reference = reference(at: declaration.value) else {
                // A malformed reference was reported.
                if isReference(declaration.value) { break }
                let type = declaration.ownType ?? declaration.inheritedType ?? next.type
                result = TokenValue(site: declaration.value, type: type)
                break
            }
            if let target = target(of: reference), target.parts.isEmpty {
                next = (target.token, target.type)
                continue
            }
            openTokens.formUnion(open)
            result = resolved(reference, at: declaration.value, pointers: pointers + 1)
            openTokens.subtract(open)
            break
        }
        for (token, _) in chain.reversed() {
            let declaration = tokens[token]
            if let own = declaration.ownType, let found = result {
                if let type = found.type, type != own, self.reference(at: declaration.value) != nil
                {
                    report(.wrongType, declaration.value, "expected a \(own), found a \(type)")
                    result = nil
                } else {
                    result?.type = own
                }
            }
            values[token] = .some(result)
        }
        return result
    }

    /// Returns the final value at a site, which can be a reference, or `nil` after reporting a
    /// problem.
    mutating func value(at site: TokenSite, pointers: Int = 0) -> TokenValue? {
        // Some tools write tokens into values.
        if child("$ref", of: site) == nil, let inner = child("$value", of: site) {
            return value(at: inner, pointers: pointers)
        }
        guard isReference(site) else { return TokenValue(site: site, type: nil) }
        guard let reference = reference(at: site) else { return nil }
        if case .name = reference, let target = target(of: reference) {
            let value = value(ofToken: target.token, type: target.type, pointers: pointers)
            guard let value else {
                report(.missingTarget, site, "the referenced token has no valid value")
                return nil
            }
            return canRead(value.site, from: site) ? value : nil
        }
        let value = resolved(reference, at: site, pointers: pointers + 1)
        return value.flatMap { canRead($0.site, from: site) ? $0 : nil }
    }

    /// Returns whether a value is text with several references.
    func hasSeveralReferences(_ site: TokenSite) -> Bool {
        guard !acceptsOtherForms, let text = text(site) else { return false }
        return text.utf8.count { $0 == UInt8(ascii: "{") } > 1
    }

    private func isReference(_ site: TokenSite) -> Bool {
        switch kind(site) {
        case .text: isReference(text(site) ?? "")
        case .dictionary: child("$ref", of: site) != nil
        default: false
        }
    }

    private func isReference(_ text: String) -> Bool {
        if isExpression(text) { return false }
        return TokenReference.isMeant(by: text) || acceptsOtherForms && text.beginsWithDollar
    }

    /// Returns the value that a reference in an expression names, or `nil` if it has none.
    mutating func value(ofReference text: String) -> TokenValue? {
        guard let names = names(in: text), let target = target(of: .name(names)),
            let value = value(ofToken: target.token, type: target.type),
            canRead(value.site, from: tokens[target.token].site)
        else { return nil }
        return value
    }

    /// Returns the reference at a site, or `nil` for another value or a malformed reference.
    private mutating func reference(at site: TokenSite) -> TokenReference? {
        guard isReference(site) else { return nil }
        let textSite = child("$ref", of: site) ?? site
        guard let text = text(textSite) else {
            report(.wrongType, textSite, "expected a reference, such as \"#/group/token/$value\"")
            return nil
        }
        let isPointer = textSite != site
        if isPointer { checkKeys(nextToReference: site) }
        let reference: TokenReference? =
            isPointer
            ? TokenReference.pointer(text).map { .pointer($0) }
            : names(in: text).map { .name($0) }
        if reference == nil {
            let form = isPointer ? "#/group/token/$value" : "{group.token}"
            report(.badReference, textSite, "expected \"\(form)\", found \(quoted(text))")
        }
        return reference
    }

    /// Returns the names in a reference.
    ///
    /// Other tools write `$size.large`, or append `.value`.
    private mutating func names(in text: String) -> [String]? {
        // Some tools name the value of a token, and not the token.
        if text.utf8.reversed().starts(with: "}eulav$.".utf8) {
            return names(in: String(decoding: text.utf8.dropLast(8), as: UTF8.self) + "}")
        }
        guard acceptsOtherForms else { return TokenReference.names(text) }
        let braced =
            text.beginsWithDollar ? "{\(Substring(text.unicodeScalars.dropFirst()))}" : text
        guard let names = TokenReference.names(braced) else { return nil }
        return names.last == "value" && member(names) == nil ? names.dropLast() : names
    }

    /// Finds the token that a reference names, and the keys after its `$value`.
    private mutating func target(
        of reference: TokenReference
    ) -> (token: Int, type: String?, parts: ArraySlice<String>)? {
        guard let found = findTarget(of: reference) else { return nil }
        targets.insert(found.token)
        return found
    }

    private mutating func findTarget(
        of reference: TokenReference
    ) -> (token: Int, type: String?, parts: ArraySlice<String>)? {
        switch reference {
        case .name(let names):
            guard case (.token(let token), let type)? = member(names) else { return nil }
            return (token, type, [])
        case .pointer(let keys):
            for count in keys.indices.map({ $0 + 1 }) {
                guard let (member, type) = member(keys.prefix(count)) else { return nil }
                guard case .token(let token) = member else { continue }
                let rest = keys.dropFirst(count)
                if rest.isEmpty { return (token, type, []) }
                return rest.first == "$value" ? (token, type, rest.dropFirst()) : nil
            }
            return nil
        }
    }

    /// Returns the value or the part of a value that a reference names.
    private mutating func resolved(
        _ reference: TokenReference,
        at site: TokenSite,
        pointers: Int
    ) -> TokenValue? {
        let textSite = child("$ref", of: site) ?? site
        let name = quoted(text(textSite) ?? "")
        guard pointers <= Self.maximumPointers else {
            report(.tooDeep, textSite, "more than 64 references depend on each other")
            return nil
        }
        guard let target = target(of: reference) else {
            if case .name(let names) = reference, let first = names.first, member([first]) == nil {
                diagnostics.addMissing(names, at: textSite)
            } else {
                report(.missingTarget, textSite, "missing token \(name)")
            }
            return nil
        }
        guard var found = value(ofToken: target.token, type: target.type, pointers: pointers)
        else {
            report(.missingTarget, textSite, "the token \(name) has no valid value")
            return nil
        }
        for key in target.parts {
            guard let part = part(key, of: found.site) else {
                report(.missingTarget, textSite, "missing value \(name)")
                return nil
            }
            guard let value = value(at: part, pointers: pointers) else { return nil }
            found = value
        }
        return found
    }

    /// Returns the member of an object or the element of a list that a key of a pointer names.
    private mutating func part(_ key: String, of site: TokenSite) -> TokenSite? {
        // Each reference reads all members, so that many references to a long value are limited.
        guard spend(0, at: site) else { return nil }
        let members = children(of: site)
        guard spend(max(0, members.count - 16), at: site) else { return nil }
        switch kind(site) {
        case .dictionary: return members.first { $0.key == key }?.site
        case .list:
            let isIndex =
                key.utf8.allSatisfy(\.isASCIIDigit)
                && (key == "0" || key.utf8.first != 0x30)
            guard isIndex, let index = Int(key) else { return nil }
            return members.indices.contains(index) ? members[index].site : nil
        default: return nil
        }
    }
}
