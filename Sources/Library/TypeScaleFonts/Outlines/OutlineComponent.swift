/// A part of a composite glyph in
/// [`glyf`](https://learn.microsoft.com/typography/opentype/spec/glyf#composite-glyph-description).
struct OutlineComponent {
    let glyph: Int
    let usesMyMetrics: Bool
    /// The offset of the component, without variations.
    var x: Float = 0
    var y: Float = 0
    /// The points that coincide, which replace the offset.
    fileprivate var anchor: (parent: Int, child: Int)?
    fileprivate var matrix: (Float, Float, Float, Float) = (1, 0, 0, 1)
    fileprivate let scalesOffset: Bool

    private enum Flags {
        static let argumentsAreWords = 0x1
        static let argumentsAreOffsets = 0x2
        static let hasScale = 0x8
        static let hasTwoScales = 0x40
        static let hasMatrix = 0x80
        static let usesMyMetrics = 0x200
        static let scaledOffset = 0x800
        static let unscaledOffset = 0x1000
    }

    /// Reads a component, given its flags and the offset of its arguments.
    init(glyph: Int, flags: Int, _ glyf: TableBytes, arguments: Int) {
        self.glyph = glyph
        usesMyMetrics = flags & Flags.usesMyMetrics != 0
        scalesOffset = flags & (Flags.scaledOffset | Flags.unscaledOffset) == Flags.scaledOffset
        let areWords = flags & Flags.argumentsAreWords != 0
        let second = arguments + (areWords ? 2 : 1)
        if flags & Flags.argumentsAreOffsets == 0 {
            anchor =
                areWords
                ? (glyf.uint16(at: arguments), glyf.uint16(at: second))
                : (glyf.uint8(at: arguments), glyf.uint8(at: second))
        } else {
            x = Float(areWords ? glyf.int16(at: arguments) : glyf.int8(at: arguments))
            y = Float(areWords ? glyf.int16(at: second) : glyf.int8(at: second))
        }
        let scales = arguments + (areWords ? 4 : 2)
        func scale(_ index: Int) -> Float { Float(glyf.int16(at: scales + 2 * index)) / 16_384 }
        if flags & Flags.hasScale != 0 {
            (matrix.0, matrix.3) = (scale(0), scale(0))
        } else if flags & Flags.hasTwoScales != 0 {
            (matrix.0, matrix.3) = (scale(0), scale(1))
        } else if flags & Flags.hasMatrix != 0 {
            matrix = (scale(0), scale(1), scale(2), scale(3))
        }
    }

    /// Scales and moves the points of the component, which follow the points of other components.
    func move(_ points: inout [OutlinePoint], from start: Int, by offset: OutlinePoint) {
        for index in start..<points.count {
            var (x, y) = (points[index].x, points[index].y)
            if scalesOffset { (x, y) = (x + offset.x, y + offset.y) }
            (x, y) = (x * matrix.0 + y * matrix.2, x * matrix.1 + y * matrix.3)
            if !scalesOffset { (x, y) = (x + offset.x, y + offset.y) }
            (points[index].x, points[index].y) = (x, y)
        }
        guard let anchor, anchor.parent < points.count, anchor.child < points.count - start else {
            return
        }
        let (parent, child) = (points[anchor.parent], points[start + anchor.child])
        for index in start..<points.count {
            points[index].x += parent.x - child.x
            points[index].y += parent.y - child.y
        }
    }
}
