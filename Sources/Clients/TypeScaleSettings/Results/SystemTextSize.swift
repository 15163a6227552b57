public import TypeScale
import TypeScaleCurves

/// The text size and other traits that the reader chose in the settings of the system.
///
///     let settings = await SystemTextSize.current()
///     print(settings.explanation)   // 1.25 of GNOME is nearest to XXL for body: ...
///     let font = FontDescription.system(.body).scaled(for: settings.traits)
///
/// The type does not read the contrast, because no curve depends on it.
public struct SystemTextSize: Hashable, Sendable {
    /// The traits that the system defines.
    ///
    /// The category is the one nearest to the reader's factor, or `nil` if no setting has a value:
    /// the traits' `category` is then L. The font scale is the exact factor, which curves such as
    /// `ScalingCurve.gnome` use instead of the category. It is `nil` if the setting is a category.
    /// The legibility weight is `nil` except on Android, because desktops have no such setting.
    public let traits: TraitCollection

    /// The setting that determined the text size, or `nil` if no setting has a value.
    public let textSizeSource: SystemTextSize.Source?

    /// The setting that determined the preference for bold text, or `nil` if none did.
    public let boldTextSource: SystemTextSize.Source?

    /// The answers of all settings that were asked, in the order in which they take precedence.
    public let answers: [SystemTextSize.Answer]

    /// Creates the result for the answers of a system.
    ///
    /// The first factor other than 1 determines the text size, because 1 is also the value of a
    /// setting that the reader never touched. If all factors are 1, the first answer with a value
    /// counts. A category always counts.
    ///
    ///     // In an app for Android, which knows its configuration:
    ///     SystemTextSize(answers: [SystemTextSize.Answer(source: .android, value: .scale(1.3))])
    ///
    /// - Parameters:
    ///   - answers: The answers, in the order in which they take precedence.
    ///   - legibilityWeight: The reader's preference for bold text, or `nil` if unknown.
    ///   - boldTextSource: The setting with this preference.
    public init(
        answers: [SystemTextSize.Answer],
        legibilityWeight: TraitCollection.LegibilityWeight? = nil,
        boldTextSource: SystemTextSize.Source? = nil
    ) {
        let answer = answers.first(where: \.isChosen) ?? answers.first(where: \.hasValue)
        var traits = TraitCollection(legibilityWeight: legibilityWeight)
        switch answer?.value {
        case .scale(let scale):
            traits.fontScale = scale
            traits.preferredContentSizeCategory = answer?.source.nearestCategory(to: scale)
        case .category(let category): traits.preferredContentSizeCategory = category
        case .none?, nil: break
        }
        self.traits = traits
        textSizeSource = answer?.source
        self.boldTextSource = legibilityWeight == nil ? nil : boldTextSource
        self.answers = answers
    }
}

extension SystemTextSize: CustomStringConvertible {
    /// Why the text has this size, such as `1.25 of GNOME is nearest to XXL for body: 21.25 points,
    /// and XXL has 21`.
    public var explanation: String {
        guard let source = textSizeSource else {
            return "L, because no setting of the system has a value"
        }
        let category = traits.category
        guard let scale = traits.fontScale else { return "\(category), the setting of \(source)" }
        let body = source.bodySize(at: scale).roundedText(toPlaces: 3)
        let own = (category.fontScale * largeBodySize).roundedText(toPlaces: 3)
        return body == own
            ? "\(scale.roundedText(toPlaces: 3)) of \(source) is \(category) for body: \(body) points"
            : "\(scale.roundedText(toPlaces: 3)) of \(source) is nearest to \(category) for body: "
                + "\(body) points, and \(category) has \(own)"
    }

    /// The explanation, and the preference for bold text.
    public var description: String {
        traits.legibilityWeight == .bold ? explanation + "; bold text" : explanation
    }
}

/// The size of body text at L, in points.
private let largeBodySize = 17.0

extension SystemTextSize.Source {
    /// Returns the size of body text in points, as the system's curve scales it.
    fileprivate func bodySize(at scale: Double) -> Double {
        FontMetrics(forTextStyle: .body, curve: curve).scaledPointSize(
            for: largeBodySize,
            compatibleWith: TraitCollection(fontScale: scale)
        )
    }

    /// Returns the category whose body text is nearest to the system's in size.
    ///
    /// If two categories are equally near, returns the larger category.
    fileprivate func nearestCategory(to scale: Double) -> ContentSizeCategory? {
        ContentSizeCategory(
            nearestToFontScale: bodySize(at: scale) / largeBodySize
        )
    }
}
