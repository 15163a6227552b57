/// The amounts that the lookups of a plan can still read and store.
///
/// Only malformed fonts exceed the amounts. Lookups that are not read may start at any glyph. The
/// budget does not depend on other plans, so that a text always takes the same steps.
struct LookupBudget {
    /// The number of glyphs and rules to read.
    var remaining = 1 << 21
    /// The number of pages to store in tables of masks, which take 2 MB.
    ///
    /// No font of Debian needs more than 484 for the plans of all scripts.
    var pages = 1024
    /// Whether the rules of contexts are read in advance.
    var readsContexts = true
}
