public import TypeScale

extension RichText {
    /// Scales the text for a reader, and fills in the defaults.
    ///
    /// - Parameters:
    ///   - traits: The traits of the reader and the screen.
    ///   - defaults: The values to use where the document specifies none.
    ///   - curve: The scaling curve, or `nil` to use UIKit's curve.
    /// - Returns: The resolved text, which depends only on the text and the arguments.
    /// - Complexity: O(*n* + *m*), where *n* is the length of the text and *m* the number of parts.
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
    /// Scales the screen for a reader, and fills in defaults and fallbacks.
    ///
    /// - Parameters:
    ///   - traits: The traits of the reader and the screen.
    ///   - defaults: The values to use where the document specifies none.
    ///   - curve: The scaling curve, or `nil` to use UIKit's curve.
    /// - Returns: The resolved screen.
    /// - Complexity: O(*n* + *m*), where *n* is the length of all text and *m* the number of parts.
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
