/// A face of Apple's system fonts, San Francisco and New York, with built-in metrics.
///
/// All designs have the metrics of SF Pro at the given weight.
///
///     let bold = FontInstance.system(SystemFace(weight: 700))
///     bold.metrics(at: 17).ascender
public struct SystemFace: Hashable, Sendable {
    /// A design of the system font.
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

    /// The weight on OpenType's scale from 1 to 1000, where regular is 400 and bold is 700.
    public var weight: Double

    /// The width as a percentage of the normal width.
    public var width: Double

    /// The design.
    public var design: Design

    /// Whether the face is italic.
    public var isItalic: Bool

    /// Whether the face belongs to SF Compact, the system font of watchOS.
    public var isCompact: Bool

    /// Creates a face of the system font.
    ///
    /// - Parameters:
    ///   - weight: The weight on OpenType's scale.
    ///   - width: The width as a percentage of the normal width.
    ///   - design: The design.
    ///   - isItalic: Whether the face is italic.
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
    /// Whether the advances in ``SystemFont`` were measured in this face.
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
        // From 20 points, the system uses other optical sizes, whose widths are unpublished.
        guard isMeasured, pointSize < 20 else { return .unknown }
        if SystemFont.measuredTracking[pointSize] != nil { return .unkerned }
        return SystemFont.tracking(at: pointSize) == nil ? .unknown : .estimated
    }
}

extension GlyphRun {
    /// Creates a run of unkerned text in the system font.
    ///
    /// Only the advances of printing ASCII characters are known. Other characters are listed in
    /// ``GlyphRun/missing``, and their glyphs have no width. If the letter spacing is `nil`, the
    /// run has the system's tracking.
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
