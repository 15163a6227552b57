/// A fault of a table that is missing, unreadable or only partly read.
public struct TableDiagnostic: Hashable, Sendable {
    /// The tag of the table.
    public let table: FontTag

    /// The effect on the face, such as missing kerning.
    public let consequence: String
}

extension TableDiagnostic: CustomStringConvertible {
    /// A description, such as `fvar: no variation axes or named instances`.
    public var description: String { "\(table): \(consequence)" }
}
