public import TypeScale

/// A law that a font of a design breaks, with the fonts that show it.
public struct TypeProblem: Hashable, Sendable {
    /// The law.
    public let law: TypeLaw

    /// What the font is called in the sheet.
    public let role: String

    /// The scaled fonts that break the law: one, or the two of a size that shrinks.
    ///
    /// Their explanations say how each size came about.
    public let fonts: [ScaledFont]

    /// What is wrong, in words.
    let finding: String
}

extension TypeProblem: CustomStringConvertible {
    /// What is wrong, and how each size came about:
    /// `body has 10 pt at XS, less than 11 (12 x 19 / 22 = 10.364, rounded to 10; ...)`.
    public var description: String {
        let explanations = fonts.map { "\($0.explanation)" }.joined(separator: " | ")
        return "\(role) \(finding) (\(explanations))"
    }
}
