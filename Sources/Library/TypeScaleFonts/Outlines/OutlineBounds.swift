/// The bounds of points, which become the extents of a glyph.
struct OutlineBounds {
    private var (left, right) = (Double.infinity, -Double.infinity)
    private var (bottom, top) = (Double.infinity, -Double.infinity)

    mutating func add(_ x: Double, _ y: Double) {
        left = min(left, x)
        right = max(right, x)
        bottom = min(bottom, y)
        top = max(top, y)
    }

    var isEmptyHorizontally: Bool { !(left < right) }
    var isEmptyVertically: Bool { !(bottom < top) }

    var isEmpty: Bool { isEmptyHorizontally || isEmptyVertically }

    /// Adds other bounds, unless they are empty.
    mutating func formUnion(_ other: OutlineBounds) {
        guard !other.isEmpty else { return }
        add(other.left, other.bottom)
        add(other.right, other.top)
    }

    /// Adds the bounds of an accent that is drawn at a distance from the origin.
    mutating func add(_ other: OutlineBounds, x: Double, y: Double) {
        guard !other.isEmpty else { return }
        add(other.left + x, other.bottom + y)
        add(other.right + x, other.top + y)
    }

    /// The edges, rounded in single precision as in HarfBuzz.
    var extents: InkBounds {
        var extents = InkBounds()
        if !isEmptyHorizontally {
            (extents.left, extents.right) = (Self.rounded(left), Self.rounded(right))
        }
        if !isEmptyVertically {
            (extents.bottom, extents.top) = (Self.rounded(bottom), Self.rounded(top))
        }
        return extents
    }

    /// The edges, rounded in single precision, as HarfBuzz rounds the edges of layers.
    var layeredExtents: InkBounds {
        guard !isEmpty else { return InkBounds() }
        return InkBounds(
            left: Self.roundedAway(left),
            bottom: Self.roundedAway(bottom),
            right: Self.roundedAway(right),
            top: Self.roundedAway(top)
        )
    }

    /// The largest coordinate, which exceeds all that a valid outline can have.
    private static let maximum: Float = 16_777_216

    /// Returns the nearest integer, with ties rounded up.
    private static func rounded(_ value: Double) -> Double {
        let single = max(-maximum, min(maximum, Float(value)))
        return Double((single + 0.5).rounded(.down))
    }

    /// Returns the nearest integer, with ties rounded away from zero.
    private static func roundedAway(_ value: Double) -> Double {
        value < 0 ? -rounded(-value) : rounded(value)
    }
}
