public import TypeScale
public import TypeScaleFonts

/// A text in fonts that follow the reader, unscaled.
///
///     let title = TextLabel("Dynamic Type", font: Brand.headline)
///     try title.measured(for: reader, with: resolver).size(fitting: 320)
public struct TextLabel: Sendable {
    /// A stretch of text in one font.
    public struct Run: Sendable {
        /// The text.
        public var text: String

        /// The font, unscaled.
        public var font: FontDescription

        /// The features to apply.
        public var features: FontFeatures

        /// A stretch of text.
        ///
        /// - Parameters:
        ///   - text: The text.
        ///   - font: The font, unscaled.
        ///   - features: The features to apply.
        public init(_ text: String, font: FontDescription, features: FontFeatures = .default) {
            self.text = text
            self.font = font
            self.features = features
        }
    }

    /// The text, stretch by stretch.
    public var runs: [Run]

    /// How lines are broken, aligned and spaced; its lengths do not scale.
    public var style: ParagraphStyle

    /// Faces for characters that a font lacks.
    public var fallbacks: [Typeface]

    /// A text in one font.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - font: The font, unscaled.
    ///   - style: How lines are broken, aligned and spaced; the default is ``ParagraphStyle/label``.
    ///   - fallbacks: Faces for characters that the font lacks.
    public init(
        _ text: String,
        font: FontDescription,
        style: ParagraphStyle = .label,
        fallbacks: [Typeface] = []
    ) {
        self.init([Run(text, font: font)], style: style, fallbacks: fallbacks)
    }

    /// A text in several fonts.
    ///
    /// - Parameters:
    ///   - runs: The text, stretch by stretch.
    ///   - style: How lines are broken, aligned and spaced; the default is ``ParagraphStyle/label``.
    ///   - fallbacks: Faces for characters that a font lacks.
    public init(_ runs: [Run], style: ParagraphStyle = .label, fallbacks: [Typeface] = []) {
        self.runs = runs
        self.style = style
        self.fallbacks = fallbacks
    }
}

extension TextLabel {
    /// Measures the text in its fonts for a reader.
    ///
    /// - Parameters:
    ///   - traits: The reader and the screen.
    ///   - resolver: Where faces are found.
    /// - Returns: The text, ready to be broken at any width.
    /// - Throws: ``LayoutError`` if a face is not registered, or if a file is gone or was replaced.
    /// - Complexity: O(*n*) in the length of the text.
    public func measured(
        for traits: TraitCollection,
        with resolver: FontResolver
    ) throws(LayoutError) -> MeasuredText {
        var spans: [TextSpan] = []
        do throws(FontNotFound) {
            for run in runs {
                let font = try run.font.scaled(for: traits).resolved(in: resolver)
                spans.append(
                    TextSpan(run.text, font: font, fallbacks: fallbacks, features: run.features)
                )
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

/// The reason why a label cannot be laid out.
public enum LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A face is not registered, nor is the resolver's fallback.
    case fontNotFound(FontNotFound)
    /// The file of a face is gone or was replaced, or the text is longer than 1 GiB.
    case unreadableFont(FontError)

    /// The description of the reason.
    public var description: String {
        switch self {
        case .fontNotFound(let error): error.description
        case .unreadableFont(let error): error.description
        }
    }
}
