public import TypeScale
import TypeScaleSettings
public import TypeScaleUIKit

#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
public import SwiftUI
#else
public import SwiftUINames
#endif

extension View {
    /// Sets the font, the line height and the tracking of the text in this view.
    ///
    ///     Text("Hello").font(Brand.body)
    ///
    /// The font follows the environment's `dynamicTypeSize`, `legibilityWeight` and `typePlatform`,
    /// and a text size that `textSize(_:ifInvalid:)` sets.
    /// A line height becomes space between the lines, which cannot be negative.
    ///
    /// - Parameters:
    ///   - description: The unscaled font.
    ///   - report: A closure that is called for each update of the view if no font has the name of
    ///     the face. The text then has the system font. By default, the closure writes the error to
    ///     standard error.
    /// - Returns: A view whose text has the font.
    @_disfavoredOverload
    public func font(
        _ description: FontDescription,
        ifMissing report: @escaping (FontUnavailable) -> Void = { FontUnavailable.log($0) }
    ) -> some View {
        modifier(FontDescriptionModifier(description: description, report: report))
    }
}

/// A modifier that applies a font description, scaled for the environment of a view.
struct FontDescriptionModifier: ViewModifier {
    let description: FontDescription
    /// The design of the system face, or `nil` for its own.
    let design: Font.Design?
    /// Whether a named face is replaced by the bold face of its family.
    let usesBoldFace: Bool
    let report: (FontUnavailable) -> Void

    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.displayScale) private var displayScale
    @Environment(\.legibilityWeight) private var legibilityWeight
    @Environment(\.typePlatform) private var typePlatform
    @Environment(\.hasTextSize) private var hasTextSize

    init(
        description: FontDescription,
        design: Font.Design? = nil,
        usesBoldFace: Bool = false,
        report: @escaping (FontUnavailable) -> Void
    ) {
        self.description = description
        self.design = design
        self.usesBoldFace = usesBoldFace
        self.report = report
    }

    func body(content: Content) -> some View {
        let traits = self.traits
        // The modifier `textSize` has already applied the preference to the size.
        let font =
            hasTextSize
            ? description.scaled(
                for: traits,
                applying: TextSizePreference(replacingWith: traits.category)
            ) : description.scaled(for: traits)
        let drawn = Font(font, design: design, ifMissing: report)
        return
            content
            .font(usesBoldFace ? drawn.bold() : drawn)
            .lineSpacing(font.lineSpacing)
            .tracking(font.tracking ?? 0)
    }

    private var traits: TraitCollection {
        TraitCollection(
            preferredContentSizeCategory: .init(dynamicTypeSize),
            displayScale: displayScale,
            legibilityWeight: legibilityWeight.map { .init($0) },
            platform: typePlatform
        )
    }
}
