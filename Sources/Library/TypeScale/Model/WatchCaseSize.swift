/// The height of an Apple Watch case, in millimeters.
public enum WatchCaseSize: Int, CaseIterable, Sendable {
    /// A 38 mm case.
    case mm38 = 38
    /// A 40 mm case.
    case mm40 = 40
    /// A 41 mm case.
    case mm41 = 41
    /// A 42 mm case.
    case mm42 = 42
    /// A 44 mm case.
    case mm44 = 44
    /// A 45 mm case.
    case mm45 = 45
    /// A 49 mm case.
    case mm49 = 49
}
