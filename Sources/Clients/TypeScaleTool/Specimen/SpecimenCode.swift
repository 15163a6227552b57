import TypeScale
import TypeScaleFoundation
import TypeScaleTokens

/// The roles of a family as code that the page copies, with and without a maximum size.
struct SpecimenCode {
    /// A language of the code, with its name on the page.
    enum Form: String, CaseIterable {
        case css = "CSS"
        case swift = "Swift"
        case tokens
    }

    let form: Form
    /// The code, or the reason why the roles cannot be written in this form.
    let result: Result<Text, DataError>

    struct Text {
        let plain: String
        /// The code with a maximum size, in which each maximum is a mark with a role's index.
        ///
        /// The page replaces the mark with the smaller of its own cap and the role's maximum.
        let capped: String
    }

    /// Returns the code of a family in each form.
    static func all(_ family: SpecimenFamily) -> [SpecimenCode] {
        Form.allCases.map { form in
            do throws(Diagnostic) {
                return SpecimenCode(form: form, result: .success(try text(family, form)))
            } catch {
                let text = form == .tokens ? error.description : error.message
                return SpecimenCode(form: form, result: .failure(DataError(text)))
            }
        }
    }

    private static func text(_ family: SpecimenFamily, _ form: Form) throws(Diagnostic) -> Text {
        let system = family.system
        var options = CodeOptions()
        options.heading = TokensCommand.heading([family.title])
        switch form {
        case .css:
            var capped = options
            capped.maximumSizes = system.roles.indices.map(mark)
            return Text(
                plain: try system.code(for: .css, options: options),
                capped: try system.code(for: .css, options: capped)
            )
        case .swift: return try Text(system, .swift, options)
        case .tokens: return try Text(system, .dtcg, options)
        }
    }

    /// Returns the mark of a role's maximum, which contains characters that no code contains.
    fileprivate static func mark(_ index: Int) -> String { "\u{1}\(index)\u{2}" }
}

extension SpecimenCode.Text {
    /// The maximum size of the first role in code whose maximums become marks.
    private static let firstMaximum = 1_000_000_000

    private static let key = "maximumPointSize"

    /// Writes the code of a design system without and with a maximum size of its roles.
    fileprivate init(
        _ system: DesignSystem,
        _ format: CodeFormat,
        _ options: CodeOptions
    ) throws(Diagnostic) {
        let roles = system.roles.enumerated().map { index, role in
            role.maximumPointSize(Double(Self.firstMaximum + index))
        }
        plain = try system.code(for: format, options: options)
        let limited = DesignSystem(families: system.families, roles: roles)
        capped = Self.marked(try limited.code(for: format, options: options))
    }

    /// Replaces the maximums of roles, which follow the key of a maximum, by marks.
    private static func marked(_ code: String) -> String {
        var parts = code.utf8.split(separator: key.utf8, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        for index in parts.indices.dropFirst() {
            let part = parts[index].utf8
            let separator = part.prefix { "\": ".utf8.contains($0) }
            let digits = part[separator.endIndex...].prefix { (0x30...0x39).contains($0) }
            guard let number = Int(Substring(digits)), number >= firstMaximum else { continue }
            let mark = SpecimenCode.mark(number - firstMaximum)
            parts[index] = Substring(separator) + mark + Substring(part[digits.endIndex...])
        }
        return parts.joined(separator: key)
    }
}

extension SpecimenCode {
    /// Returns the code as JSON, without the reason for a failure, which the page shows.
    ///
    /// A maximum does not apply to the system font.
    func json(of kind: SpecimenFamily.Kind) -> JSONObject? {
        guard case .success(let text) = result else { return nil }
        if kind == .system { return ["plain": text.plain] }
        return ["plain": text.plain, "capped": text.capped]
    }
}

extension DesignSystem.Role {
    /// Returns a copy whose own maximum size, if any, is replaced.
    fileprivate func maximumPointSize(_ points: Double) -> DesignSystem.Role {
        let limits = font.limits.replacing(maximumPointSize: points)
        var role = DesignSystem.Role(
            name: name,
            font: font.replacing(limits: limits),
            families: families
        )
        role.summary = summary
        role.proposal = proposal
        role.otherExtensions = otherExtensions
        return role
    }
}
