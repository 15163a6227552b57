/// A width as a function of the font size.
///
/// At each size, the width is a sum of products. Their other factors are in ``WidthScale``.
package struct ScalableWidth: Sendable {
    /// The number of units per em.
    package static let unitsPerEm = SystemFont.unitsPerEm

    /// The width up to 17 points, without tracking, in units of 1/2048 em.
    package var text: Double

    /// The amount by which the width from 28 points differs.
    var display: Double

    /// The number of advances to which tracking is added.
    var tracked: Double

    /// The number of advances to which only positive tracking is added.
    var widened: Double

    /// Creates a width that, by default, is proportional to the size.
    package init(
        text: Double = 0,
        display: Double = 0,
        tracked: Double = 0,
        widened: Double = 0
    ) {
        self.text = text
        self.display = display
        self.tracked = tracked
        self.widened = widened
    }

    @inline(__always)
    package static func += (sum: inout ScalableWidth, other: ScalableWidth) {
        sum.text += other.text
        sum.display += other.display
        sum.tracked += other.tracked
        sum.widened += other.widened
    }

    /// Returns a share of the width.
    func share(_ share: Double) -> ScalableWidth {
        ScalableWidth(
            text: share * text,
            display: share * display,
            tracked: share * tracked,
            widened: share * widened
        )
    }
}

/// The factors of a ``ScalableWidth`` at one size.
package struct WidthScale: Sendable {
    /// The share of the display cut.
    private var displayShare = 0.0
    /// The tracking, in units of 1/2048 em.
    private var spacing = 0.0
    private let pointsPerUnit: Double

    /// The margin of each advance in the system font, because of the face or the size.
    package private(set) var margin = 0.0

    /// Creates the factors for widths that are proportional to the size.
    package init(pointSize: Double) {
        pointsPerUnit = pointSize / SystemFont.unitsPerEm
    }

    /// Creates the factors for a face of the system font with its own tracking.
    package init(_ face: SystemFace, at pointSize: Double) {
        self.init(pointSize: pointSize)
        displayShare = SystemFont.displayShare(at: pointSize)
        spacing = face.spacing(at: pointSize)
        margin = face.margin(at: pointSize)
    }

    /// Returns a width in points.
    @inline(__always)
    package func points(_ width: ScalableWidth) -> Double { units(width) * pointsPerUnit }

    /// Returns a width in units of 1/2048 em.
    @inline(__always)
    package func units(_ width: ScalableWidth) -> Double {
        let units = width.text + displayShare * width.display + spacing * width.tracked
        return units + max(0, spacing) * width.widened
    }
}

/// The advances of the printable ASCII characters in a face of the system font at all sizes.
package struct SystemWidths: Sendable {
    package let face: SystemFace
    private let table: [ScalableWidth]

    package init(_ face: SystemFace) {
        self.face = face
        let advances = SystemAdvances(face, at: 17)
        table = (0x20...0x7E).map { advances.width($0) }
    }

    /// Returns the advance of a printable ASCII character, including tracking.
    @inline(__always)
    subscript(_ character: UInt8) -> ScalableWidth { table[Int(character) - 0x20] }
}

/// Characters in order of their first occurrence.
package struct DistinctScalars: Sendable {
    package private(set) var scalars: [Unicode.Scalar] = []
    /// The characters, or nothing while there are few.
    private var known: Set<Unicode.Scalar> = []

    package init() {}

    package mutating func insert(_ scalar: Unicode.Scalar) {
        // For few characters, a linear search takes less time than a set.
        if scalars.count < 16 {
            if !scalars.contains(scalar) { scalars.append(scalar) }
            return
        }
        if known.isEmpty { known = Set(scalars) }
        if known.insert(scalar).inserted { scalars.append(scalar) }
    }
}
