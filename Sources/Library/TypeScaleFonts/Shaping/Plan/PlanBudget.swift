/// What the lookups of a plan can still read and store, which only malformed fonts exceed.
///
/// The lookups that are not read may start at any glyph. The budget does not depend on other plans,
/// so that a text always takes the same steps.
struct PlanBudget {
    /// The number of glyphs and rules to read.
    var remaining = 1 << 21
    /// The number of pages of ``LookupMaskTable``, which take 2 MB.
    ///
    /// Of Debian's fonts, Amiri needs the most for the plans of all scripts: 484.
    var pages = 1024
}
