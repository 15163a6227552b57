public import TypeScale
public import TypeScaleFonts

/// Text in unscaled fonts, which are scaled for the reader when the label is measured.
///
///     let title = TextLabel("Dynamic Type", font: Brand.headline)
///     try title.measured(for: reader, fonts: fonts).size(fitting: 320)
public struct TextLabel: Sendable {
    /// A run of text in one font.
    public struct Run: Sendable {
        /// The text.
        public var text: String

        /// The unscaled font.
        public var font: FontDescription

        /// The OpenType features to apply.
        public var features: FontFeatures

        /// The language of the text as a BCP 47 tag, such as `tr`, or `nil` if it is unknown.
        ///
        /// Some fonts have other glyphs for some languages. In the system font, Chinese and
        /// Japanese have other widths.
        public var language: String?

        /// Creates a run of text.
        public init(
            _ text: String,
            font: FontDescription,
            features: FontFeatures = .default,
            language: String? = nil
        ) {
            self.text = text
            self.font = font
            self.features = features
            self.language = language
        }
    }

    /// The runs of text, in order.
    public var runs: [Run]

    /// The line breaking, alignment and spacing, which do not scale with the text size.
    public var style: ParagraphStyle

    /// The faces to use for characters that a run's font does not support.
    ///
    /// Without them, such a character is a box, also if a registered face supports it.
    /// `FontRegistry.fallbackFaces(for:)` finds the faces in a registry.
    public var fallbacks: [Typeface]

    /// Creates a label in one font, by default in the style of UIKit's labels.
    ///
    ///     TextLabel(text, font: Brand.body, fallbacks: registry.fallbackFaces(for: text))
    public init(
        _ text: String,
        font: FontDescription,
        style: ParagraphStyle = .label,
        fallbacks: [Typeface] = []
    ) {
        self.init([Run(text, font: font)], style: style, fallbacks: fallbacks)
    }

    /// Creates a label in several fonts, by default in the style of UIKit's labels.
    public init(_ runs: [Run], style: ParagraphStyle = .label, fallbacks: [Typeface] = []) {
        self.runs = runs
        self.style = style
        self.fallbacks = fallbacks
    }
}

extension TextLabel {
    /// Returns the text measured for a reader, ready to be laid out at any width.
    ///
    /// - Throws: ``LayoutError`` if a face is not registered, if its file was removed or replaced,
    ///   or if the text exceeds 1 GiB.
    /// - Complexity: O(*n*) in the length of the text.
    public func measured(
        for traits: TraitCollection,
        fonts: some FontProvider
    ) throws(LayoutError) -> MeasuredText {
        var spans: [TextSpan] = []
        do throws(FontNotFound) {
            for run in runs {
                let font = try run.font.scaled(for: traits).resolved(fonts: fonts)
                var span = TextSpan(
                    run.text,
                    font: font,
                    fallbacks: fallbacks,
                    features: run.features
                )
                span.language = run.language
                spans.append(span)
            }
        } catch {
            throw .fontNotFound(error)
        }
        do throws(FontError) {
            return try MeasuredText(spans, style: style)
        } catch {
            throw .unreadableFont(error)
        }
    }
}
