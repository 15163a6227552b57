/// The maximum size of a translation file.
///
///     var limits = TranslationLimits()
///     limits.entries = 500_000
///     let catalog = try TranslationCatalog(contentsOf: url, limits: limits)
///
/// The time and memory for reading a file grow in proportion to its size, so the limits bound both.
public struct TranslationLimits: Hashable, Sendable {
    /// The maximum size of a file, in bytes.
    ///
    /// JSON documents and property lists cannot exceed 2 GiB, or 32 MiB if `Int` has 32 bits.
    public var bytes = 8 << 20

    /// The maximum number of translations in a file.
    ///
    /// JSON documents and property lists can contain four times as many values, including numbers,
    /// lists and dictionaries.
    public var entries = 100_000

    /// Creates the default limits.
    public init() {}
}
