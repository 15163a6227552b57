/// Whether the reader has asked for heavier text; Bold Text in Apple's settings.
///
/// It changes weights only, never sizes. A reader who has said nothing is `nil`, which counts as
/// regular.
public enum LegibilityWeight: String, CaseIterable, Sendable {
    /// Text as designed.
    case regular
    /// System fonts heavier, as ``FontWeight/heavierForBoldText`` says.
    case bold
}
