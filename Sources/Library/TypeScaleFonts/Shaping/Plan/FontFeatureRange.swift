/// The value of an OpenType feature in a range of a text.
///
///     // A swash for the first letter only.
///     GlyphRun("Quiet", in: face, featureRanges: [FontFeatureRange("swsh", in: 0..<1)])
///
/// In the range, the value replaces the value that ``FontFeatures`` has for the whole text. If
/// ranges of a feature overlap, the last one applies.
///
/// A feature that a script applies only to some letters, such as `init` in Arabic, is not changed
/// by a range.
public struct FontFeatureRange: Hashable, Sendable {
    /// The OpenType tag of the feature.
    public var tag: FontTag

    /// The value, as in ``FontFeatures/with(_:value:)``, where 0 turns the feature off.
    public var value: Int

    /// The range, in Unicode scalars from the start of the text, as in ``Glyph/cluster``.
    ///
    /// The part beyond the text is ignored. As in HarfBuzz, a range applies to the clusters that
    /// start in it.
    public var range: Range<Int>

    /// Creates a feature for a range of a text.
    ///
    /// - Parameters:
    ///   - tag: The OpenType tag of the feature.
    ///   - value: The value, where 0 turns the feature off.
    ///   - range: The range, in Unicode scalars from the start of the text.
    public init(_ tag: FontTag, value: Int = 1, in range: Range<Int>) {
        self.tag = tag
        self.value = value
        self.range = range
    }
}
