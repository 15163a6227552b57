import TypeScale

/// Resolves rich text for one reader, and caches fonts.
struct RichTextResolver {
    private let traits: TraitCollection
    private let defaults: RichTextDefaults
    private let curve: ScalingCurve?

    private var fonts: [FontKey: Box<ScaledFont>] = [:]
    private var lastFont: Box<ScaledFont>?

    private var string = ""
    private var length = 0
    /// The text to read aloud, or `nil` while it is the same as the string.
    private var spoken: String?
    private var runs: [ResolvedRun] = []
    private var attachments: [RichTextAttachment] = []

    init(_ traits: TraitCollection, _ defaults: RichTextDefaults, _ curve: ScalingCurve?) {
        self.traits = traits
        self.defaults = defaults
        self.curve = curve
    }

    mutating func resolve(_ text: RichText) -> ResolvedRichText {
        (string, length, spoken, runs, attachments) = ("", 0, nil, [], [])
        runs.reserveCapacity(text.inlines.count)
        string.reserveCapacity(text.inlines.count * 8)
        let base = text.attributes.over(defaults.attributes)
        for (index, inline) in text.inlines.enumerated() {
            let element = text.element(of: index)
            let source = RichTextSource(list: text.path, elements: element..<(element + 1))
            switch inline {
            case .text(let inline): add(inline, base, source)
            case .image(let image) where !image.url.isEmpty:
                add(image, url: image.url, base, source)
            case .lineBreak: add(InlineText("\n"), base, source)
            case .spacer(let width):
                let space = InlineImage(url: "", width: width, height: 0, scalesWithText: true)
                add(space, url: nil, base, source)
            // Alternative text replaces a picture without a URL.
            case .image, .unknown:
                if let text = inline.shownText { add(InlineText(text), base, source) }
            }
        }
        return ResolvedRichText(
            string: string,
            runs: runs,
            attachments: attachments,
            accessibilityText: spoken ?? string
        )
    }

    private mutating func add(
        _ inline: InlineText,
        _ base: TextAttributes,
        _ source: RichTextSource
    ) {
        guard !inline.text.isEmpty else { return }
        let attributes = inline.attributes.over(base)
        read(inline.text, as: inline.alternative)
        add(attributes, link: inline.link, spoken: inline.alternative, source)
    }

    private mutating func add(
        _ image: InlineImage,
        url: String?,
        _ base: TextAttributes,
        _ source: RichTextSource
    ) {
        let scales = image.scalesWithText ?? defaults.scalesImages
        let width = image.width ?? defaults.imageWidth
        let height = image.height ?? defaults.imageHeight
        let attachment = RichTextAttachment(
            url: url,
            width: scales ? scaled(width, base) : width,
            height: scales ? scaled(height, base) : height,
            scalesWithText: scales,
            accessibilityText: image.alternative,
            tint: image.tint?.color(among: defaults.colors),
            alignment: image.alignment
        )
        read("\u{FFFC}", as: image.alternative ?? "")
        add(base, spoken: image.alternative, attachment: attachments.count, source)
        attachments.append(attachment)
    }

    /// Appends text to the string, and the text or its alternative to the text to read aloud.
    private mutating func read(_ text: String, as alternative: String?) {
        if let alternative {
            spoken = (spoken ?? string) + alternative
        } else {
            spoken? += text
        }
        string += text
        length += text.utf8.count
    }

    /// Adds a run for the text after the last run.
    private mutating func add(
        _ attributes: TextAttributes,
        link: String? = nil,
        spoken: String?,
        attachment: Int? = nil,
        _ source: RichTextSource
    ) {
        let start = runs.last?.range.upperBound ?? 0
        let styles = attributes.styles ?? []
        let font = font(attributes, styles)
        let background = color(attributes.background, defaults.attributes.background) ?? .clear
        let run = ResolvedRun(
            range: start..<length,
            sharedFont: font,
            isItalic: styles.contains(.italic),
            isMonospaced: styles.contains(.monospaced),
            textColor: color(attributes.textColor, defaults.attributes.textColor) ?? .black,
            backgroundColor: background.isClear ? nil : background,
            isUnderlined: styles.contains(.underline),
            isStruckThrough: styles.contains(.strikethrough),
            baselineOffset: attributes.baselineOffset.flatMap { offset in
                offset == 0 ? nil : offset * (font.value.pointSize / Self.size(attributes))
            },
            link: link,
            language: attributes.language,
            accessibilityText: spoken,
            attachment: attachment,
            source: source
        )
        if let last = runs.indices.last, runs[last].looksLike(run) {
            runs[last].range = runs[last].range.lowerBound..<length
            let first = runs[last].source.elements.lowerBound
            runs[last].source.elements = first..<source.elements.upperBound
        } else {
            runs.append(run)
        }
    }
}

extension RichTextResolver {
    /// Returns the color of a choice, or the default color if the choice's name is not defined.
    private func color(_ choice: ColorChoice?, _ fallback: ColorChoice?) -> RichTextColor? {
        choice?.color(among: defaults.colors) ?? fallback?.color(among: defaults.colors)
    }

    private static func size(_ attributes: TextAttributes) -> Double { attributes.fontSize ?? 14 }

    private mutating func font(
        _ attributes: TextAttributes,
        _ styles: [RunStyle]
    ) -> Box<ScaledFont> {
        let size = Self.size(attributes)
        var description = FontDescription(
            face: attributes.fontName.map { .named($0) } ?? .system,
            textStyle: style(attributes.relativeTo, size),
            size: size,
            weight: attributes.fontWeight ?? Self.weight(styles)
        )
        let curve: ScalingCurve? = attributes.sizeUnit == .dp ? .fixed : curve
        if let curve { description = description.curve(curve) }
        let minimum = attributes.minimumFontSize
        var maximum = defaults.maximumPointSize
        if let size = attributes.maximumFontSize { maximum = min(size, maximum) }
        description = description.limited(to: .points(minimum: minimum, maximum: maximum))
        if let height = attributes.lineHeight {
            description = description.lineHeight(.points(height))
        }
        if let spacing = attributes.letterSpacing {
            description = description.tracking(.points(spacing))
        }
        if let lastFont, lastFont.value.origin == description { return lastFont }
        let key = FontKey(description: description)
        if let font = fonts[key] {
            lastFont = font
            return font
        }
        let font = Box(description.scaled(for: traits))
        fonts[key] = font
        lastFont = font
        return font
    }

    private static func weight(_ styles: [RunStyle]) -> FontWeight {
        if styles.contains(.bold) { return .bold }
        if styles.contains(.semibold) { return .semibold }
        return styles.contains(.light) ? .light : .regular
    }

    private func style(_ relative: RelativeStyle?, _ size: Double) -> TextStyle {
        switch relative {
        case nil: .body
        case .style(let style): style
        case .automatic:
            TextStyle.nearest(to: size, on: traits.platform, within: .infinity) ?? .body
        }
    }

    private func scaled(_ side: Double, _ base: TextAttributes) -> Double {
        let style = style(base.relativeTo, Self.size(base))
        let metrics = FontMetrics(forTextStyle: style, curve: curve ?? .uikit)
        return metrics.scaledValue(for: side, compatibleWith: traits)
    }
}

/// A font description that, for speed, hashes only the properties that vary in documents.
private struct FontKey: Hashable {
    let description: FontDescription

    func hash(into hasher: inout Hasher) {
        hasher.combine(description.size)
        hasher.combine(description.weight?.rawValue)
        if let name = description.face.postScriptName { hasher.combine(name) }
        if let height = description.lineHeight { hasher.combine(height) }
        if let tracking = description.tracking { hasher.combine(tracking) }
        if let minimum = description.limits.minimumPointSize { hasher.combine(minimum) }
        if let maximum = description.limits.maximumPointSize { hasher.combine(maximum) }
    }
}
