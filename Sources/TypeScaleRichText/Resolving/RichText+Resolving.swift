public import TypeScale

extension RichText {
    /// The text for a reader: sizes scaled, defaults filled in.
    ///
    /// The same arguments always give the same value, whatever was resolved before.
    ///
    /// - Parameters:
    ///   - traits: The reader and the screen.
    ///   - defaults: What counts where the document says nothing.
    ///   - curve: How sizes grow; `nil` for UIKit's way.
    /// - Returns: The text for the reader.
    /// - Complexity: O(*n*) in the length of the text and the number of parts.
    public func resolved(
        for traits: TraitCollection,
        defaults: RichTextDefaults = RichTextDefaults(),
        curve: ScalingCurve? = nil
    ) -> ResolvedRichText {
        var resolver = RichTextResolver(traits, defaults, curve)
        return resolver.resolve(self)
    }
}

extension RichTextDocument {
    /// The screen for a reader: sizes scaled, defaults filled in, fallbacks in the place of what cannot
    /// be shown.
    ///
    /// - Parameters:
    ///   - traits: The reader and the screen.
    ///   - defaults: What counts where the document says nothing.
    ///   - curve: How sizes grow; `nil` for UIKit's way.
    /// - Returns: The screen for the reader.
    /// - Complexity: O(*n*) in the length of the texts and the number of parts.
    public func resolved(
        for traits: TraitCollection,
        defaults: RichTextDefaults = RichTextDefaults(),
        curve: ScalingCurve? = nil
    ) -> ResolvedDocument {
        var resolver = RichTextResolver(traits, defaults, curve)
        func size(_ style: TextStyle) -> Double {
            ScaledFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        }
        return ResolvedDocument(
            screenName: screenName,
            category: traits.category,
            screenNameSize: size(.largeTitle),
            titleSize: size(.headline),
            contents: contents.map { content in
                let shown = content.shown
                var title: String?
                var icon: String?
                var text: ResolvedRichText?
                switch shown.kind {
                case .titleAndIcon(let own, let url): (title, icon) = (own ?? defaults.title, url)
                case .title(let own): title = own ?? defaults.title
                case .rich(let own, let rich):
                    (title, text) = (own ?? defaults.title, resolver.resolve(rich))
                case .registered, .unknown, .invalid: break
                }
                return ResolvedContent(
                    viewType: shown.viewType,
                    id: shown.id,
                    path: shown.path,
                    title: title,
                    iconURL: icon,
                    richText: text
                )
            }
        )
    }
}
