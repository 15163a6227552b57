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
            ScaledFont.preferredFont(forTextStyle: style, compatibleWith: TraitCollection())
                .pointSize
        }
        func distance(_ style: TextStyle) -> Double {
            let size = size(style)
            return max(size / pointSize, pointSize / size)
        }
        let points = "\(pointSize.shortestText) pt"
        let named = Self.styles(inName: name).min { distance($0) < distance($1) }
        if let named, distance(named) <= 1.5 {
            textStyle = named
            let found = "\(size(named).shortestText) pt"
            reason = "the name contains \(named), which has \(found)"
            return
        }
        let isHeavy = weight >= .semibold
        let styles = TextStyle.allCases.prefix(11).filter {
            $0 != (isHeavy ? .body : .headline)
        }
        let nearest = styles.min { distance($0) < distance($1) } ?? .body
        textStyle = nearest
        let found = "\(size(nearest).shortestText) pt"
        let cause = nearest == .headline ? " and weight \(weight.rawValue.shortestText)" : ""
        reason =
            size(nearest) == pointSize
            ? "\(nearest) has \(points)\(cause)"
            : "\(points)\(cause) is nearest to \(nearest), which has \(found)"
    }

    /// Returns the text styles that the words of a role's name contain; the last ones count.
    private static func styles(inName name: String) -> [TextStyle] {
        let words = NameWords(name).all.map { $0.lowercased() }
        for index in words.indices.reversed() {
            // A name such as `large-title` or `title-1` has two words.
            for count in [2, 1] where index + 1 >= count {
                let word = words[(index + 1 - count)...index].joined()
                let found = TextStyle.allCases.prefix(11).filter { style in
                    let known = style.description.lowercased()
                    let isNumbered = word == "title" || word == "caption"
                    return known == word
                        || isNumbered && known.utf8.starts(with: word.utf8)
                            && known.utf8.count == word.utf8.count + 1
                }
                if !found.isEmpty { return found }
            }
        }
        return []
    }
}
