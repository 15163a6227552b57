/// A linear transform, followed by a movement, in version 1 of the table
/// [`COLR`](https://learn.microsoft.com/typography/opentype/spec/colr).
struct PaintTransform: Sendable {
    private var (xx, yx, xy, yy) = (1.0, 0.0, 0.0, 1.0)
    private var (dx, dy) = (0.0, 0.0)

    /// Creates a transform that changes nothing.
    init() {}

    /// Creates a transform from six numbers in the order of the font.
    init(matrix: [Double]) {
        (xx, yx, xy, yy) = (matrix[0], matrix[1], matrix[2], matrix[3])
        (dx, dy) = (matrix[4], matrix[5])
    }

    /// The kinds of transforms, in the order of their formats.
    enum Kind: Int {
        case translate, scale, scaleAround, scaleUniform, scaleUniformAround
        case rotate, rotateAround, skew, skewAround

        /// Creates the kind of a format from 14 to 31.
        ///
        /// Odd formats vary.
        init(format: Int) { self = Kind(rawValue: (format - 14) / 2) ?? .translate }

        /// The number of values.
        var valueCount: Int {
            switch self {
            case .scaleUniform, .rotate: 1
            case .translate, .scale, .skew: 2
            case .scaleUniformAround, .rotateAround: 3
            case .scaleAround, .skewAround: 4
            }
        }
    }

    /// Creates a transform from its values, in the units of the font.
    init(_ kind: Kind, _ values: [Double]) {
        // Factors and angles have 14 bits after the point. An angle of 1 is half a turn.
        let fractions = values.map { $0 / 16_384 }
        var center = (x: 0.0, y: 0.0)
        switch kind {
        case .translate:
            (dx, dy) = (values[0], values[1])
            return
        case .scale: (xx, yy) = (fractions[0], fractions[1])
        case .scaleAround:
            (xx, yy) = (fractions[0], fractions[1])
            center = (values[2], values[3])
        case .scaleUniform: (xx, yy) = (fractions[0], fractions[0])
        case .scaleUniformAround:
            (xx, yy) = (fractions[0], fractions[0])
            center = (values[1], values[2])
        case .rotate: rotate(fractions[0])
        case .rotateAround:
            rotate(fractions[0])
            center = (values[1], values[2])
        case .skew: skew(fractions[0], fractions[1])
        case .skewAround:
            skew(fractions[0], fractions[1])
            center = (values[2], values[3])
        }
        // The center stays where it is.
        dx = center.x - (xx * center.x + xy * center.y)
        dy = center.y - (yx * center.x + yy * center.y)
    }

    private mutating func rotate(_ angle: Double) {
        let (sine, cosine) = Self.sineAndCosine(angle)
        (xx, yx, xy, yy) = (cosine, sine, -sine, cosine)
    }

    private mutating func skew(_ x: Double, _ y: Double) {
        func tangent(_ angle: Double) -> Double {
            let (sine, cosine) = Self.sineAndCosine(angle)
            // The tangent of a right angle is large, but not infinite.
            return sine / (cosine == 0 ? .ulpOfOne : cosine)
        }
        (xx, yx, xy, yy) = (1, tangent(y), -tangent(x), 1)
    }

    /// Returns the sine and the cosine of an angle in half turns.
    ///
    /// The standard library has no such functions, and this module uses no other library.
    private static func sineAndCosine(_ angle: Double) -> (Double, Double) {
        let quarters = (2 * angle).roundedHalfUp
        let rest = (angle - quarters / 2) * .pi
        // The series of the exponential function. The rest is at most an eighth of a turn.
        var (sine, cosine, term) = (0.0, 0.0, 1.0)
        for power in 0..<20 {
            switch power % 4 {
            case 0: cosine += term
            case 1: sine += term
            case 2: cosine -= term
            default: sine -= term
            }
            term *= rest / Double(power + 1)
        }
        switch quarters - 4 * (quarters / 4).roundedDown {
        case 1: return (cosine, -sine)
        case 2: return (-sine, -cosine)
        case 3: return (-cosine, sine)
        default: return (sine, cosine)
        }
    }

    /// Returns the transform that applies another transform first.
    func applied(to other: PaintTransform) -> PaintTransform {
        var result = PaintTransform()
        result.xx = xx * other.xx + xy * other.yx
        result.yx = yx * other.xx + yy * other.yx
        result.xy = xx * other.xy + xy * other.yy
        result.yy = yx * other.xy + yy * other.yy
        result.dx = xx * other.dx + xy * other.dy + dx
        result.dy = yx * other.dx + yy * other.dy + dy
        return result
    }

    /// Returns the box around the four transformed corners of a box.
    func box(around bounds: OutlineBounds) -> OutlineBounds {
        var result = OutlineBounds()
        for (x, y) in bounds.corners {
            result.add(xx * x + xy * y + dx, yx * x + yy * y + dy)
        }
        return result
    }
}
