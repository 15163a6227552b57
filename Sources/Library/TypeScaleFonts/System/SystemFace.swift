/// A face of Apple's system fonts, San Francisco and New York, with built-in metrics.
///
/// The widths and x-heights come from a model of iOS 26.1. The model covers the nine weights of SF
/// Pro, its regular italic, and SF Mono in regular and bold. Other faces are estimated from these.
/// See "Widths of the system font" in the documentation of TypeScaleFonts.
///
///     let bold = FontInstance.system(SystemFace(weight: 700))
///     bold.metrics(at: 17).ascender
public struct SystemFace: Hashable, Sendable {
    /// A design of the system font.
    public enum Design: Sendable {
        /// SF Pro or, on watchOS, SF Compact.
        case `default`
        /// SF Rounded.
        case rounded
        /// New York.
        case serif
        /// SF Mono.
        case monospaced
    }

    /// A system on which text in the system font can have other widths.
    public enum System: Sendable {
        /// iOS, iPadOS and tvOS.
        case iOS
        /// macOS, where Japanese text is narrower.
        case macOS
        /// watchOS, whose system font is SF Compact.
        case watchOS
    }

    /// The weight on OpenType's scale from 1 to 1000, where regular is 400 and bold is 700.
    ///
    /// As on iOS, a face has the heaviest named weight that is not above this weight.
    public var weight: Double

    /// The width as a percentage of the normal width.
    public var width: Double

    /// The design.
    public var design: Design

    /// Whether the face is italic.
    public var isItalic: Bool

    /// The system that draws the text.
    public var system: System

    /// Creates a face of the system font.
    ///
    /// - Parameters:
    ///   - weight: The weight on OpenType's scale.
    ///   - width: The width as a percentage of the normal width.
    ///   - design: The design.
    ///   - isItalic: Whether the face is italic.
    ///   - system: The system that draws the text.
    public init(
        weight: Double = 400,
        width: Double = 100,
        design: Design = .default,
        isItalic: Bool = false,
        system: System = .iOS
    ) {
        self.weight = weight
        self.width = width
        self.design = design
        self.isItalic = isItalic
        self.system = system
    }
}

extension SystemFace {
    /// The weight that the system uses: the heaviest named weight at or below ``weight``.
    var systemWeight: SystemWeight { SystemWeight(atMost: weight) }

    /// Whether the face belongs to SF Compact, the system font of watchOS.
    var isCompact: Bool { system == .watchOS }

    /// The margin of the face's widths, or 0 if the model covers the face.
    ///
    /// No source gives the widths of the other faces. Condensed faces have the widths of the normal
    /// face, and wider faces are stretched. All designs differ from SF Pro by much less.
    var margin: Double {
        var margin = 0.0
        switch design {
        case .default: if isItalic, systemWeight != .regular { margin = 0.05 }
        case .monospaced:
            if isItalic || !systemWeight.isInMonospaced { margin = 0.02 }
        case .rounded: margin = 0.1
        case .serif: margin = 0.2
        }
        if isCompact { margin += 0.1 }
        return width == 100 ? margin : margin + 0.25
    }

    /// Returns the margin of the face's widths at a size.
    func margin(at pointSize: Double) -> MarginShare {
        // SF Mono has neither tracking nor optical sizes.
        let isFixed = design == .monospaced && pointSize > 0 && pointSize.isFinite
        let margin = margin + (isFixed ? 0 : SystemFont.margin(at: pointSize))
        // The margin of a condensed face applies to its nominal width, too.
        let narrowing = width < 100 ? max(0, 1 - max(0, width) / 100) : 0
        return MarginShare(wider: margin, narrower: min(1, margin + narrowing))
    }

    func metrics(at pointSize: Double) -> FaceMetrics {
        func points(_ units: Double) -> Double { units * pointSize / SystemFont.unitsPerEm }
        let xHeight = xHeight(at: pointSize)
        return FaceMetrics(
            pointSize: pointSize,
            ascender: points(1950),
            descender: points(-494),
            capHeight: points(1443),
            xHeight: points(xHeight),
            fallbacks: margin == 0 ? [] : [.xHeight]
        )
    }

    /// Returns the x-height in whole font units.
    ///
    /// Source: 197 x-heights that UIKit returned, which this rule reproduces.
    private func xHeight(at pointSize: Double) -> Double {
        let weight = systemWeight
        if design == .monospaced { return weight.monospacedXHeight }
        let opticalShare = SystemFont.displayShare(at: pointSize)
        func mix(_ heights: (text: Double, display: Double)) -> Double {
            heights.text + opticalShare * (heights.display - heights.text)
        }
        // Regular italic has the x-heights of regular.
        let regular = mix((1078, 1040))
        let height = regular + weight.share * (mix(weight.xHeights) - regular)
        return height.roundedHalfUp
    }

    /// Returns the tracking in points, or `nil` if it is unknown.
    func tracking(at pointSize: Double) -> Double? {
        if design == .monospaced { return 0 }
        if !isCompact, let units = SystemFont.trackingUnits(at: pointSize) {
            return units * pointSize / SystemFont.unitsPerEm
        }
        return SystemFont.publishedTracking(at: pointSize, isCompact: isCompact)
    }
}

/// A named weight of the system font, as a mix of two masters.
struct SystemWeight: Hashable {
    /// The rank of the weight, from 0 for ultralight to 8 for black.
    private let rank: Int

    static let regular = SystemWeight(rank: 3)

    private init(rank: Int) { self.rank = rank }

    /// Creates the heaviest named weight that is at most `weight`, on OpenType's scale.
    ///
    /// On iOS, a weight without a name has this named weight. A weight below 100 is ultralight.
    init(atMost weight: Double) {
        rank = (1..<9).last { Double($0 + 1) * 100 <= weight } ?? 0
    }

    /// The share of the way from the regular master to the lightest master or black.
    ///
    /// Source: the weights of the model, which are the weights of the design axis from 30 to 1000.
    /// Ultralight is at 30, and thin is at 110.
    var share: Double { Double(Self.shares[rank]) / 16384 }

    private static let shares: [Int16] = [15155, 11878, 5161, 0, 3004, 5188, 8192, 12561, 16384]

    /// Whether the weight interpolates toward the lightest master, rather than toward black.
    var isLight: Bool { rank < 3 }

    /// The x-heights of the master toward which the weight interpolates, in font units.
    var xHeights: (text: Double, display: Double) { isLight ? (1076, 1040) : (1124, 1104) }

    /// Whether the weight is regular, medium, semibold or bold.
    var isFromRegularToBold: Bool { 3...6 ~= rank }

    /// Whether the widths and x-height of SF Mono are known in this weight, regular or bold.
    var isInMonospaced: Bool { rank == 3 || rank == 6 }

    /// The x-height of SF Mono, in font units, from the nearest weight for which it is known.
    var monospacedXHeight: Double { rank < 5 ? 1083 : 1100 }
}
