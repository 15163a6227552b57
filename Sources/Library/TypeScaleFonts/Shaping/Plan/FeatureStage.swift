/// A feature that a script's shaper applies.
struct StagedFeature: Sendable {
    let tag: FontTag
    /// The glyphs to which the feature applies.
    var mask = FeatureMask.global
    var options: FeatureOptions = []
    /// The number of the alternate to choose, counted from 1.
    var alternate = 1

    init(_ tag: FontTag, _ mask: FeatureMask = .global, _ options: FeatureOptions = []) {
        self.tag = tag
        self.mask = mask
        self.options = options
    }
}

/// Features whose lookups are applied together, in the order of the font's lookup list.
///
/// OpenType's script specifications apply groups of features one after another, and some reorder
/// glyphs between the groups.
struct FeatureStage: Sendable {
    var features: [StagedFeature]
    /// The step that follows the lookups of the stage, or `nil` for none.
    var pause: ShapingPause?

    init(_ features: [StagedFeature], then pause: ShapingPause? = nil) {
        self.features = features
        self.pause = pause
    }
}

/// A step of a script's shaper between two stages.
enum ShapingPause: Hashable, Sendable {
    case findSyllables
    /// Forgets which glyphs were substituted, so that the next stage's substitutions are known.
    case clearSubstitutions
    case reorder
    case finishReordering
    case recordRphf
    case recordPref
    case clearSyllables
    case useFallbackForms
    case recordStretch

    /// The features that make fallback forms unnecessary.
    static let forms: [FontTag] = ["isol", "fina", "medi", "init"]
}
