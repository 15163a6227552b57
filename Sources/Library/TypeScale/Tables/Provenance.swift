/// The kind of evidence for a number.
public enum Provenance: String, CaseIterable, Sendable {
    /// The number was observed on a running system, and published with the system's version.
    case measured
    /// The number was published in the platform vendor's documentation.
    case documented
    /// The number is the only value that is consistent with measured numbers.
    case derived
    /// The number comes from a second-hand source or a re-implementation, and wasn't verified.
    case unverified
    /// The caller specified the number, in a table, size or curve.
    case stated
    /// The number is unknown. The documentation of each API describes what replaces the number.
    case unknown
}
