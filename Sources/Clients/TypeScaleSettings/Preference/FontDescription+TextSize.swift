public import TypeScale

extension FontDescription {
    /// Scales the font for a reader who chose a text size in the app.
    ///
    ///     let mac = TraitCollection(platform: .macOS)
    ///     FontDescription.system(.body).scaled(for: mac, applying: textSize).pointSize
    ///
    /// On a platform whose text does not scale, such as macOS, the font grows from its size there
    /// as on iOS, by UIKit's curve. The body font of macOS has 13 points at L, and 37 at AX5. A
    /// curve of another system follows the category on all platforms.
    ///
    /// - Parameters:
    ///   - system: The traits, as the system's settings determine them.
    ///   - preference: The preference.
    /// - Returns: The font to draw with.
    public func scaled(
        for system: TraitCollection,
        applying preference: TextSizePreference
    ) -> ScaledFont {
        var traits = preference.applied(to: system)
        let isApple = [.uikit, .swiftUI].contains(curve ?? .uikit)
        guard isApple, !traits.platform.scalesText else { return scaled(for: traits) }
        let table = traits.platform.typeTable
        let advance = isPreferredFont ? table[textStyle, table.baseCategory].lineAdvance : nil
        var grown = FontDescription(
            face: face,
            textStyle: textStyle,
            size: scaled(for: traits).explanation.base,
            weight: weight
        )
        .limited(to: limits)
        .boldTextFace(boldText?.face, weight: boldText?.weight)
        .tracking(tracking)
        .lineHeight(lineHeight ?? advance.map { .points($0.value) })
        if let curve { grown = grown.curve(curve) }
        // The platform keeps its name and its weights.
        traits.platform = traits.platform.typeTable(.iOS)
        return grown.scaled(for: traits)
    }
}

extension Platform {
    /// Whether the sizes of body text depend on the category.
    fileprivate var scalesText: Bool {
        let cells = ContentSizeCategory.allCases.map { typeTable[.body, $0] }
        return cells.contains { $0.sizes != cells[0].sizes }
    }
}
