public import TypeScale

/// A font's violation of a law.
public struct TypeProblem: Hashable, Sendable {
    /// The violated law.
    public let law: TypeLaw

    /// The name of the font in the sheet.
    public let role: String

    /// The scaled font that violates the law, or the two fonts whose sizes violate it.
    ///
    /// The array is empty if a role of ``TypeLaw/ordered(_:)`` is not in the sheet.
    public let fonts: [ScaledFont]

    let finding: String
}

extension TypeProblem: CustomStringConvertible {
    /// A description of the problem, with an explanation of each size.
    ///
    /// For example: `body has 10 pt at XS, less than 11 (12 x 19 / 22 = 10.364, rounded to 10;
    /// ...)`.
    public var description: String {
        let explanations = fonts.map { "\($0.explanation)" }.joined(separator: " | ")
        return "\(role) \(finding)" + (fonts.isEmpty ? "" : " (\(explanations))")
    }
}
