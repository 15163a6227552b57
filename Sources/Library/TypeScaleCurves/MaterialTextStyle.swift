import TypeScale

/// A text style in Material Components for iOS.
///
/// The description of each style gives its size at the Large category. The sources are
/// `MDCFontScaler` and `MDCFontTraits` in material-components-ios.
public enum MaterialTextStyle: String, CaseIterable, Sendable {
    /// A 96-point headline.
    case headline1
    /// A 60-point headline.
    case headline2
    /// A 48-point headline.
    case headline3
    /// A 34-point headline.
    case headline4
    /// A 24-point headline.
    case headline5
    /// A 20-point headline.
    case headline6
    /// A 16-point subtitle.
    case subtitle1
    /// A 14-point subtitle.
    case subtitle2
    /// 16-point body text. Material Components uses this style for unknown styles.
    case body1
    /// 14-point body text.
    case body2
    /// A 14-point button title.
    case button
    /// A 12-point caption.
    case caption
    /// A 10-point overline.
    case overline
}

extension MaterialTextStyle {
    /// Finds the Material style that is nearest to a text style in role and in size at Large.
    ///
    /// TypeScale defines this mapping, because Material doesn't define one.
    init(nearestTo textStyle: TextStyle) {
        switch textStyle {
        case .extraLargeTitle, .extraLargeTitle2, .largeTitle: self = .headline4
        case .title1: self = .headline5
        case .title2: self = .headline5
        case .title3: self = .headline6
        case .headline: self = .subtitle1
        case .body, .callout: self = .body1
        case .subheadline: self = .body2
        case .footnote, .caption1: self = .caption
        case .caption2: self = .overline
        }
    }

    func pointSize(at category: ContentSizeCategory) -> Double {
        sizes[category.index]
    }

    /// Returns the size at the reader's category, or a distance scaled in proportion to that size.
    func size(_ input: CurveInput) -> Double {
        guard input.value.isFinite else { return input.value }
        let size = pointSize(at: input.category)
        return input.isPointSize ? size : input.value * (size / pointSize(at: .large))
    }

    /// The sizes from XS to AX5, in points.
    private var sizes: [Double] {
        switch self {
        case .headline1: [84, 88, 92, 96, 100, 104, 108, 108, 108, 108, 108, 108]
        case .headline2: [54, 56, 58, 60, 62, 64, 66, 66, 66, 66, 66, 66]
        case .headline3: [42, 44, 46, 48, 50, 52, 54, 54, 54, 54, 54, 54]
        case .headline4: [28, 30, 32, 34, 36, 38, 40, 42, 42, 42, 42, 42]
        case .headline5: [21, 22, 23, 24, 26, 28, 30, 32, 32, 32, 32, 32]
        case .headline6: [17, 18, 19, 20, 22, 24, 26, 28, 28, 28, 28, 28]
        case .subtitle1: [13, 14, 15, 16, 18, 20, 22, 25, 30, 37, 44, 52]
        case .subtitle2, .body2: [11, 12, 13, 14, 16, 18, 20, 22, 25, 30, 36, 42]
        case .body1: [13, 14, 15, 16, 18, 20, 22, 26, 30, 34, 38, 42]
        case .button: [11, 12, 13, 14, 16, 18, 20, 22, 24, 26, 28, 30]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28]
        case .overline: [8, 8, 9, 10, 12, 14, 16, 18, 20, 22, 24, 26]
        }
    }
}
