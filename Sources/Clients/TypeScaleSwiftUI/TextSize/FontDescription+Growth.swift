import TypeScale

extension FontDescription {
    /// Scales the font for a reader who chose a text size in the app.
    ///
    /// On a platform whose text does not scale, such as macOS, the font grows from its size there
    /// as on iOS, by UIKit's curve. A curve of another system follows the category on all
    /// platforms, so this method leaves it unchanged.
    func scaledByPreference(for traits: TraitCollection) -> ScaledFont {
        let isApple = [.uikit, .swiftUI].contains(curve ?? .uikit)
        guard isApple, !traits.platform.scalesText else { return scaled(for: traits) }
        let own = scaled(for: traits)
        let cell = traits.platform.typeTable[textStyle, traits.platform.typeTable.baseCategory]
        var grown = FontDescription(
            face: face,
            textStyle: textStyle,
            size: own.explanation.base,
            weight: weight
        )
        .limited(to: limits)
        .boldTextFace(boldText?.face, weight: boldText?.weight)
        .tracking(tracking)
        .lineHeight(
            lineHeight ?? (isPreferredFont ? cell.lineAdvance.map { .points($0.value) } : nil)
        )
        if let curve { grown = grown.curve(curve) }
        var traits = traits
        traits.platform = traits.platform.typeTable(.iOS)
        return grown.scaled(for: traits)
    }
}

extension Platform {
    /// Whether the sizes of body text depend on the category.
    var scalesText: Bool {
        let cells = ContentSizeCategory.allCases.map { typeTable[.body, $0] }
        return cells.contains { $0.sizes != cells[0].sizes }
    }
}
