/// A face of San Francisco, the font of Apple's systems, of which only the numbers are known.
///
///     let bold = FontInstance.system(SystemFace(weight: 700))
///     bold.metrics(at: 17).ascender
public struct SystemFace: Hashable, Sendable {
    /// A family of the system's font.
    public enum Design: Sendable {
        /// SF Pro, or SF Compact on watchOS.
        case `default`
        /// SF Rounded.
        case rounded
        /// New York.
        case serif
        /// SF Mono.
        case monospaced
    }

    /// The weight on OpenType's scale: 1 to 1000, regular 400, bold 700.
    public var weight: Double

    /// The width in percent of the normal width.
    public var width: Double

    /// The family.
    public var design: Design

    /// Whether the face is an italic.
    public var isItalic: Bool

    /// Whether the face belongs to SF Compact, the font of watchOS.
    public var isCompact: Bool

    /// Creates a face of the system's font.
    ///
    /// - Parameters:
    ///   - weight: The weight on OpenType's scale.
    ///   - width: The width in percent of the normal width.
    ///   - design: The family.
    ///   - isItalic: Whether the face is an italic.
    ///   - isCompact: Whether the face belongs to SF Compact.
    public init(
        weight: Double = 400,
        width: Double = 100,
        design: Design = .default,
        isItalic: Bool = false,
        isCompact: Bool = false
    ) {
        self.weight = weight
        self.width = width
        self.design = design
        self.isItalic = isItalic
        self.isCompact = isCompact
    }
}

extension SystemFace {
    /// Whether ``SystemFont`` has the advances of this face, rather than of another one.
    private var isMeasured: Bool {
        weight == 400 && width == 100 && design == .default && !isItalic && !isCompact
    }

    func metrics(at pointSize: Double) -> FaceMetrics {
        SystemFont.metrics(at: pointSize, weight: weight)
    }

    func tracking(at pointSize: Double) -> Double? {
        SystemFont.tracking(at: pointSize, isCompact: isCompact)
    }

    func exactness(at pointSize: Double) -> FontInstance.Exactness {
        // The optical sizes from 20 points have other shapes, with unpublished widths.
        guard isMeasured, pointSize < 20 else { return .unknown }
        if SystemFont.measuredTracking[pointSize] != nil { return .unkerned }
        return SystemFont.tracking(at: pointSize) == nil ? .unknown : .estimated
    }
}

extension GlyphRun {
    /// Sets a text in the system's font, without kerning.
    ///
    /// Only the advances of printing ASCII are known. Any other character is missing, and has a
    /// glyph without width.
    ///
    /// - Parameters:
    ///   - text: The text, in one line.
    ///   - pointSize: Points.
    ///   - letterSpacing: Points after each character; `nil` for the system's own tracking.
    init(inSystemFont text: String, at pointSize: Double, letterSpacing: Double?) {
        let spacing = SystemFont.spacingUnits(at: pointSize, letterSpacing: letterSpacing)
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(text.utf8.count)
        var missing: [Unicode.Scalar] = []
        var known: Set<Unicode.Scalar> = []
        var offset = 0
        for character in text {
            let scalars = character.unicodeScalars
            var advance = 0.0
            if scalars.count == 1, let units = scalars.first.flatMap(SystemFont.advance) {
                advance = Double(units) + spacing
            } else {
                for scalar in scalars where known.insert(scalar).inserted {
                    missing.append(scalar)
                }
            }
            let cluster = UInt32(truncatingIfNeeded: offset)
            glyphs.append(Glyph(id: 0, cluster: cluster, advance: advance))
            offset += scalars.count
        }
        self.init(
            glyphs: glyphs,
            units: glyphs.units,
            unitsPerEm: SystemFont.unitsPerEm,
            missing: missing,
            needsShaping: []
        )
    }
}
