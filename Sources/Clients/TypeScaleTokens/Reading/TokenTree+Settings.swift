import Foundation
import TypeScale
import TypeScaleDiagnostics
import TypeScaleDocuments

extension TokenTree {
    /// Returns the object of TypeScale in the `$extensions` of a token.
    func ownExtension(of token: TokenSite) -> TokenSite? {
        child("$extensions", of: token).flatMap { child("org.typescale", of: $0) }
    }

    /// Returns the JSON texts that other tools attached to a token.
    func otherExtensions(of token: TokenSite) -> NameDictionary<String> {
        guard let site = child("$extensions", of: token), kind(site) == .dictionary else {
            return [:]
        }
        var texts = NameDictionary<String>()
        for (key, member) in children(of: site) where key != RoleSettings.key {
            let json = tree(member).json(of: member.node)
            texts[key] = String(decoding: json, as: UTF8.self)
        }
        return texts
    }

    mutating func settings(
        of token: TokenSite,
        curves: [ScalingCurve]
    ) -> RoleSettings {
        var settings = RoleSettings()
        guard let site = ownExtension(of: token) else { return settings }
        guard kind(site) == .dictionary else {
            report(.wrongType, site, "expected an object" + found(site))
            return settings
        }
        for (key, member) in children(of: site) {
            switch key {
            case "textStyle":
                settings.textStyle = named(member, "text style") { TextStyle($0) }
            case "limits": settings.limits = limits(at: member)
            case "curve": settings.curve = curve(at: member, among: curves)
            case "sizes": settings.sizes = numbers(at: member).flatMap { table($0, at: member) }
            case "face": settings.face = nonempty(member).map { .named($0) }
            case "isItalic": settings.isItalic = kind(member) == .true
            case "boldTextFace": settings.boldTextFace = nonempty(member).map { .named($0) }
            case "boldTextWeight": settings.boldTextWeight = weight(at: member)
            case "lineHeight": settings.lineHeight = length(at: member)
            case "tracking": settings.tracking = length(at: member)
            case "defaults":
                for (_, element) in children(of: member) {
                    let property = named(element, "property") {
                        RoleSettings.Property(rawValue: $0)
                    }
                    if let property { settings.defaults.insert(property) }
                }
            default: report(.unknownKey, member, "unknown key of \(RoleSettings.key)")
            }
        }
        return settings
    }

    /// Reads the faces of a family.
    mutating func faces(at site: TokenSite) -> [DesignSystem.Face] {
        guard kind(site) == .list else {
            report(.wrongType, site, "expected a list of faces" + found(site))
            return []
        }
        return children(of: site).compactMap { _, face in
            guard let nameSite = child("name", of: face), let name = nonempty(nameSite),
                let weightSite = child("weight", of: face)
            else {
                report(.missingKey, face, "expected a face with a name and a weight")
                return nil
            }
            guard let weight = weight(at: weightSite) else { return nil }
            return DesignSystem.Face(
                name: name,
                weight: weight,
                isItalic: child("isItalic", of: face).map { kind($0) == .true } ?? false,
                file: child("file", of: face).flatMap { nonempty($0) }
            )
        }
    }

    private mutating func nonempty(_ site: TokenSite) -> String? {
        if let text = text(site), !text.isEmpty { return text }
        report(.wrongType, site, "expected a string" + found(site))
        return nil
    }

    private mutating func named<Value>(
        _ site: TokenSite,
        _ noun: String,
        _ read: (String) -> Value?
    ) -> Value? {
        guard let text = nonempty(site) else { return nil }
        if let value = read(text) { return value }
        report(.unknownName, site, "unknown \(noun) \(quoted(text))")
        return nil
    }

    private mutating func positive(_ site: TokenSite) -> Double? {
        guard let number = number(at: site) else { return nil }
        if number > 0 { return number }
        report(.badNumber, site, "expected a number above 0" + found(site))
        return nil
    }

    /// Reads limits, whose keys are the properties of `TypeLimits`.
    private mutating func limits(at site: TokenSite) -> TypeLimits {
        var limits = TypeLimits()
        for (key, member) in children(of: site) {
            let category = { (name: String) in ContentSizeCategory(name) }
            let limit: TypeLimits
            switch key {
            case "minimumPointSize": limit = TypeLimits(minimumPointSize: positive(member))
            case "maximumPointSize": limit = TypeLimits(maximumPointSize: positive(member))
            case "minimumFactor": limit = TypeLimits(minimumFactor: positive(member))
            case "maximumFactor": limit = TypeLimits(maximumFactor: positive(member))
            case "minimumCategory":
                limit = TypeLimits(minimumCategory: named(member, "category", category))
            case "maximumCategory":
                limit = TypeLimits(maximumCategory: named(member, "category", category))
            default:
                report(.unknownKey, member, "unknown limit \(quoted(key))")
                continue
            }
            limits = limits.intersection(limit)
        }
        return limits
    }

    /// Reads `{"points": 24}` or `{"multiple": 1.4}`.
    private mutating func length(at site: TokenSite) -> TextLength? {
        if let member = child("points", of: site) {
            return number(at: member).map { .points($0) }
        }
        if let member = child("multiple", of: site) {
            return number(at: member).map { .multiple($0) }
        }
        report(.missingKey, site, "expected the key points or multiple")
        return nil
    }

    private mutating func numbers(at site: TokenSite) -> [Double]? {
        guard kind(site) == .list else {
            report(.wrongType, site, "expected a list of numbers" + found(site))
            return nil
        }
        let elements = children(of: site)
        let numbers = elements.compactMap { number(at: $0.site) }
        return numbers.count == elements.count ? numbers : nil
    }

    private mutating func table(_ numbers: [Double], at site: TokenSite) -> ScalingCurve? {
        do throws(ScalingTableError) {
            return try ScalingCurve.table(numbers)
        } catch {
            report(.badNumber, site, "\(error)")
            return nil
        }
    }

    /// Reads the name of a curve, or an object with its name and parameters.
    private mutating func curve(
        at site: TokenSite,
        among curves: [ScalingCurve]
    ) -> ScalingCurve? {
        let nameSite = child("name", of: site) ?? site
        guard let name = nonempty(nameSite) else { return nil }
        let parameterSite = child("parameters", of: site)
        let parameters = parameterSite.map { numbers(at: $0) } ?? []
        guard let parameters else { return nil }
        if name == "table" { return table(parameters, at: site) }
        if name == "linear", parameters.count == 2, parameters[0] <= parameters[1],
            let setting = FontScaleSetting(range: parameters[0]...parameters[1])
        {
            return .linear(setting)
        }
        let known = [.uikit, .swiftUI, .fixed] + curves
        let curve = known.first {
            $0.name == name && $0.parameters == parameters
        }
        if curve == nil { report(.unknownName, nameSite, "unknown curve \(quoted(name))") }
        return curve
    }
}
