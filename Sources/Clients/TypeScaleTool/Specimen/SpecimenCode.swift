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
        case .css: return try Text(system, .css, options)
        case .swift: return try Text(system, .swift, options)
        case .tokens: return try Text(system, .dtcg, options)
        }
    }

    /// Returns the mark of a role's maximum, which contains characters that no code contains.
    fileprivate static func mark(_ index: Int) -> String { "\u{1}\(index)\u{2}" }
}

extension SpecimenCode.Text {
    /// Writes the code of a design system without and with a maximum size of its roles.
    fileprivate init(
        _ system: DesignSystem,
        _ format: CodeFormat,
        _ options: CodeOptions
    ) throws(Diagnostic) {
        plain = try system.code(for: format, options: options)
        // The maximums are numbers that the code does not contain otherwise.
        let first = 1 + Self.largestNumber(in: plain)
        var options = options
        var limited = system
        if format == .css {
            options.maximumSizes = system.roles.indices.map { Double(first + $0) }
        } else {
            let roles = system.roles.enumerated().map { index, role in
                role.maximumPointSize(Double(first + index))
            }
            limited = DesignSystem(families: system.families, roles: roles)
        }
        let maximums = first..<(first + system.roles.count)
        capped = Self.replacingNumbers(in: try limited.code(for: format, options: options)) {
            maximums.contains($0) ? SpecimenCode.mark($0 - first) : nil
        }
    }

    /// Returns the largest whole number of up to 15 digits in code, or a number above all sizes.
    private static func largestNumber(in code: String) -> Int {
        var largest = 999_999_999
        _ = replacingNumbers(in: code) { number in
            if number < 1_000_000_000_000_000 { largest = max(largest, number) }
            return nil
        }
        return largest
    }

    /// Replaces the whole numbers in code for which a function returns a text.
    private static func replacingNumbers(
        in code: String,
        by replacement: (Int) -> String?
    ) -> String {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        var result = ""
        var rest = Substring(code).utf8
        while let start = rest.firstIndex(where: digits.contains) {
            let number = rest[start...].prefix(while: digits.contains)
            result += Substring(rest[..<start])
            result += Int(Substring(number)).flatMap(replacement) ?? String(Substring(number))
            rest = rest[number.endIndex...]
        }
        return result + Substring(rest)
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
