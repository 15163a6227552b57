/// The steps of shaping that depend on the script, as in an OpenType
/// [shaping engine](https://learn.microsoft.com/typography/script-development/use).
///
/// Each step works on the glyphs of one run, in the order of the text. A step that is `nil` does
/// nothing.
final class ScriptShaper: Sendable {
    /// Returns the glyph for a character with its advance, or `nil` if the face does not support
    /// the character.
    typealias GlyphMap = (UInt32) -> Glyph?

    /// Whether and when marks lose their advance.
    enum MarkAdvance: Sendable {
        /// Marks keep their advance.
        case kept
        /// Marks lose their advance before `GPOS` is applied.
        case removedEarly
        /// Marks lose their advance after `GPOS` is applied.
        case removedLate
    }

    /// The form to which characters are normalized before they become glyphs.
    enum Normalization: Sendable {
        /// Characters are unchanged.
        case none
        /// Characters are decomposed if the face supports the parts.
        case decomposed
        /// Characters are decomposed, and base characters and marks are composed again.
        case composed
        /// As ``composed``, but a character that the face supports is not decomposed.
        case composedUnlessSupported
    }

    /// The engine, which is the same for the shapers of equal scripts.
    let engine: ShapingEngine

    /// The class of a character and its place in a syllable, as in ``GlyphInfo``.
    let classify: (@Sendable (UInt32) -> CharacterTraits.ScriptClass)?

    let marks: MarkAdvance
    /// Whether the shaper places marks, and applies the `kern` table, if `GPOS` does not.
    ///
    /// As in HarfBuzz 15, scripts whose fonts contain many marks rely on `GPOS`.
    let usesFallbackPositions: Bool

    /// The tag of the script that `GPOS` must contain to be applied, or `nil` for any.
    let positioningTag: FontTag?

    let normalization: Normalization

    /// The stages of features to apply before the features that are common to all scripts.
    ///
    /// A feature that is in several stages is applied in the first of them. If no pause follows the
    /// last stage, its features are applied together with the common features.
    let stages: @Sendable (PlanScript) -> [FeatureStage]

    /// Features that are common to all scripts, but that the shaper turns off.
    let omitted: [FontTag]

    /// Changes characters before they are normalized.
    let prepare: (@Sendable (inout [GlyphInfo], PlanScript, GlyphMap) -> Void)?

    /// The parts of a character, in place of its canonical decomposition.
    ///
    /// A result of `nil` means the canonical decomposition. A result that starts with the character
    /// means that the character is not decomposed.
    let decompose: (@Sendable (UInt32) -> (UInt32, UInt32)?)?

    /// Whether a canonical composition is allowed.
    let allowsComposition: @Sendable (_ first: UInt32, _ second: UInt32) -> Bool

    /// The composition of a pair that has no canonical composition.
    let compose: (@Sendable (UInt32, UInt32, PlanScript) -> UInt32?)?

    /// Reorders a series of marks that are in canonical order.
    let reorderMarks: (@Sendable (inout [GlyphInfo], Range<Int>) -> Void)?

    /// Assigns the features that don't apply to all glyphs.
    ///
    /// The characters have become glyphs, but no lookup has been applied.
    let setMasks: (@Sendable (inout [GlyphInfo], ShapePlan, TextNeighbors) -> Void)?

    /// Performs a pause after a stage.
    let pause: (@Sendable (ShapingPause, inout [GlyphInfo], ShapePlan, GlyphMap) -> Void)?

    /// Changes the positioned glyphs, given the advances of the font's glyphs.
    let finish: (@Sendable (inout [GlyphInfo], ShapePlan, (UInt16) -> Double) -> Void)?

    init(
        engine: ShapingEngine = .standard,
        classify: (@Sendable (UInt32) -> CharacterTraits.ScriptClass)? = nil,
        marks: MarkAdvance = .removedLate,
        usesFallbackPositions: Bool = true,
        positioningTag: FontTag? = nil,
        normalization: Normalization = .composedUnlessSupported,
        stages: @escaping @Sendable (PlanScript) -> [FeatureStage] = { _ in [] },
        omitted: [FontTag] = [],
        prepare: (@Sendable (inout [GlyphInfo], PlanScript, GlyphMap) -> Void)? = nil,
        decompose: (@Sendable (UInt32) -> (UInt32, UInt32)?)? = nil,
        allowsComposition: @escaping @Sendable (UInt32, UInt32) -> Bool = { _, _ in true },
        compose: (@Sendable (UInt32, UInt32, PlanScript) -> UInt32?)? = nil,
        reorderMarks: (@Sendable (inout [GlyphInfo], Range<Int>) -> Void)? = nil,
        setMasks: (@Sendable (inout [GlyphInfo], ShapePlan, TextNeighbors) -> Void)? = nil,
        pause: (@Sendable (ShapingPause, inout [GlyphInfo], ShapePlan, GlyphMap) -> Void)? = nil,
        finish: (@Sendable (inout [GlyphInfo], ShapePlan, (UInt16) -> Double) -> Void)? = nil
    ) {
        self.engine = engine
        self.classify = classify
        self.marks = marks
        self.usesFallbackPositions = usesFallbackPositions
        self.positioningTag = positioningTag
        self.normalization = normalization
        self.stages = stages
        self.omitted = omitted
        self.prepare = prepare
        self.decompose = decompose
        self.allowsComposition = allowsComposition
        self.compose = compose
        self.reorderMarks = reorderMarks
        self.setMasks = setMasks
        self.pause = pause
        self.finish = finish
    }
}

/// The script, the language and the direction for which a plan is made.
struct PlanScript: Hashable, Sendable {
    /// The tag of a script for which a font has no substitutions.
    static let noTag: FontTag = "    "

    /// The number in ``ScriptTable``.
    var script: UInt8
    /// The tag of the script in ISO 15924, such as `Deva`.
    var tag: FontTag
    /// The tag that the font's `GSUB` contains for the script, such as `dev2` or `DFLT`, or
    /// ``noTag``.
    var substitutionTag: FontTag
    /// Whether the font's `GPOS` attaches marks to the letters of the script.
    var positionsMarks = true
    /// Whether the text is drawn from right to left.
    var isRightToLeft: Bool
}
