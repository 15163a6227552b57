/// The height of an Apple Watch case, in millimeters.
public enum WatchCaseSize: Int, CaseIterable, Sendable {
    /// 38 mm.
    case mm38 = 38
    /// 40 mm.
    case mm40 = 40
    /// 41 mm.
    case mm41 = 41
    /// 42 mm.
    case mm42 = 42
    /// 44 mm.
    case mm44 = 44
    /// 45 mm.
    case mm45 = 45
    /// 49 mm.
    case mm49 = 49

    /// The default category on a watch with this case size.
    ///
    /// Source: Apple's Human Interface Guidelines, Typography, 2025-26.
    package var defaultCategory: ContentSizeCategory {
        switch self {
        case .mm38: .small
        case .mm40, .mm41, .mm42: .large
        case .mm44, .mm45, .mm49: .extraLarge
        }
    }
}
