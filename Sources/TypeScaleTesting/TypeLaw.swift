/// What must hold of every font of a design, whatever the numbers are.
///
///     expectNoProblems(in: TypeSheet(of: Brand.self), against: TypeLaw.standard + [.atLeast(11)])
public enum TypeLaw: Hashable, Sendable {
    /// No text is smaller at a larger category.
    ///
    /// A type table of the caller's own need not keep it, and Apple's for the watch does not: it prints a
    /// distance for title 2 at AX1 from which sizes that follow it fall back.
    case neverShrinks

    /// No text is smaller than so many points, for any reader.
    case atLeast(Double)

    /// At some category a text has this factor of its size at the base category, as 2 for the 200 % of
    /// WCAG's success criterion 1.4.4; or else as much as the platform lets it grow.
    ///
    /// So it is a limit, a curve or a fixed size that breaks the law, and never the platform: on iOS no
    /// large title reaches 200 %, and on a Mac nothing grows.
    case reaches(Double)

    /// No distance from baseline to baseline is smaller than the size of the text.
    ///
    /// Where the font's own metrics decide there is nothing to check.
    case linesHoldText

    /// No limit makes a text smaller than designed for a reader at the base category.
    case capsAboveBase

    /// Every face, the one for bold text included, is a face of the family, in the weight that the
    /// family states of it.
    ///
    /// Of fonts without a family nothing is asked. Whether the files have the weights, the registry's
    /// `check` of a family says.
    case facesOfFamily
}

extension TypeLaw {
    /// The laws that hold of every design that has no mistake in it: all but ``atLeast(_:)``, with 200 %
    /// to reach.
    public static let standard: [TypeLaw] = [
        .neverShrinks, .reaches(2), .linesHoldText, .capsAboveBase, .facesOfFamily,
    ]
}
