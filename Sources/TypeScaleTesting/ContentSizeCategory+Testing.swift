public import Testing
public import TypeScale

extension ContentSizeCategory: CustomTestStringConvertible {
    /// The short name, `AX5`, as in the reports on readers and fonts.
    public var testDescription: String { shortName }
}
