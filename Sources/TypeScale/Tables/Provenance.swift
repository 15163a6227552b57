/// How a number is known.
public enum Provenance: String, CaseIterable, Sendable {
    /// Observed on a running system, and published with the system's version.
    case measured
    /// Printed in the platform vendor's documentation.
    case documented
    /// Computed from measured numbers that admit no other value.
    case derived
    /// From a second-hand source or a re-implementation; nobody is known to have checked it.
    case unverified
    /// Stated by the caller, in a table or a size of the caller's own.
    case stated
    /// Nobody knows: the number is a stand-in, which the documentation of the call names.
    case unknown
}
