public import TypeScale

/// A text style that fits a size, for a role whose file specifies only the size.
///
/// A text style determines how text grows. Without one, a size cannot follow the reader's setting.
public struct TextStyleProposal: Hashable, Sendable {
    /// The proposed style.
    public let textStyle: TextStyle

    /// The reason, such as `14 pt is nearest to subheadline, which has 15 pt`.
    public let reason: String
}

extension TextStyleProposal {
    /// Finds the text style with the nearest size on iOS at the Large category.
    ///
    /// Sizes are compared by their ratios. Headline and body both have 17 points: headline is
    /// proposed from weight 600. The extra-large titles are never proposed, because their growth
    /// is unknown.
    ///
    /// A style such as `body` is proposed if the name of the role contains its name, and the sizes
    /// differ by at most half. The name `title` means the nearest of `title1` to `title3`.
    ///
    /// - Parameters:
    ///   - pointSize: The size in points. For a size that is not positive and finite, the style is
    ///     body.
    ///   - weight: The weight.
    ///   - name: The name of the role.
    public init(pointSize: Double, weight: FontWeight, name: String = "") {
        guard pointSize > 0, pointSize.isFinite else {
            textStyle = .body
            reason = "the size is unknown"
            return
        }
        func size(_ style: TextStyle) -> Double {
            FontDescription.system(style).pointSize(at: .large)
        }
        let points = "\(pointSize.shortestText) pt"
        let (word, styles) = Self.styles(inName: name)
        if let named = TextStyle.nearest(to: pointSize, among: styles) {
            textStyle = named
            let found = "\(named), which has \(size(named).shortestText) pt"
            let isEqual = size(named) == pointSize
            reason =
                styles.count == 1
                ? "the name contains \(found)"
                : "the name contains \(word), and "
                    + (isEqual
                        ? "\(named) has \(points)" : "of these styles, \(found), is nearest")
            return
        }
        let found = TextStyle.nearest(to: pointSize, within: .infinity) ?? .body
        let nearest = found == .body && weight >= .semibold ? .headline : found
        textStyle = nearest
        let size = size(nearest)
        let cause = nearest == .headline ? " and weight \(weight.rawValue.shortestText)" : ""
        reason =
            size == pointSize
            ? "\(nearest) has \(points)\(cause)"
            : "\(points)\(cause) is nearest to \(nearest), which has \(size.shortestText) pt"
    }

    /// Returns the text styles that a word in a role's name means; the last one counts.
    private static func styles(inName name: String) -> (word: String, styles: [TextStyle]) {
        let words = NameWords(name).all.map { $0.lowercased() }
        for index in words.indices.reversed() {
            // A name such as `large-title` or `title-1` has two words.
            for count in [2, 1] where index + 1 >= count {
                let word = words[(index + 1 - count)...index].joined()
                let found = TextStyle.dynamicTypeStyles.filter { style in
                    let known = style.description.lowercased()
                    let isNumbered = word == "title" || word == "caption"
                    return known == word
                        || isNumbered && known.utf8.starts(with: word.utf8)
                            && known.utf8.count == word.utf8.count + 1
                }
                if !found.isEmpty { return (word, found) }
            }
        }
        return ("", [])
    }
}
