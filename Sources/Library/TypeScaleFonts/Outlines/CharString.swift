/// An interpreter of [charstrings](https://learn.microsoft.com/typography/opentype/spec/cff2charstr),
/// which finds the bounds of their points.
struct CharString {
    /// The maximum number of operators and numbers, as in HarfBuzz.
    private static let maximumStepCount = 200_000
    private static let maximumDepth = 10
    /// The maximum number of operands in `CFF2`.
    private static let maximumOperandCount = 513

    private enum Operator {
        static let vsindex = 15
        static let blend = 16
    }

    private let table: CharStringTable
    private let subroutines: CharStringIndex
    private var variationIndex: Int
    /// The scalars of the variation data, once an operator has used them.
    private var scalars: [Float]?
    /// Whether the charstring draws a part of an accented letter.
    private let isPart: Bool

    private var bounds = OutlineBounds()
    private var operands: [Double] = []
    private var (x, y) = (0.0, 0.0)
    private var isPathOpen = false
    private var stemCount = 0
    private var steps = Self.maximumStepCount

    private enum Result {
        /// A subroutine ended.
        case returned
        /// The glyph ended.
        case ended
        case malformed
    }

    init(_ table: CharStringTable, _ dictionary: CharStringTable.FontDictionary, isPart: Bool) {
        self.table = table
        subroutines = dictionary.subroutines
        variationIndex = dictionary.variationIndex
        self.isPart = isPart
    }

    /// Returns the bounds of the glyph, or `nil` if the charstring is malformed, and subtracts the
    /// steps.
    mutating func bounds(_ range: Range<Int>, _ remaining: inout Int) -> OutlineBounds? {
        steps = min(remaining, Self.maximumStepCount)
        let start = steps
        defer { remaining -= start - max(0, steps) }
        switch run(range, depth: 0) {
        case .ended: return bounds
        case .returned: return table.isCFF2 ? bounds : nil
        case .malformed: return nil
        }
    }

    private mutating func run(_ range: Range<Int>, depth: Int) -> Result {
        let bytes = table.bytes
        var position = range.lowerBound
        while position < range.upperBound {
            steps -= 1
            guard steps > 0, operands.count <= Self.maximumOperandCount else { return .malformed }
            let byte = bytes.uint8(at: position)
            position += 1
            switch byte {
            case 28:
                operands.append(Double(bytes.int16(at: position)))
                position += 2
            case 32...246: operands.append(Double(byte - 139))
            case 247...250:
                operands.append(Double((byte - 247) * 256 + bytes.uint8(at: position) + 108))
                position += 1
            case 251...254:
                operands.append(Double(-(byte - 251) * 256 - bytes.uint8(at: position) - 108))
                position += 1
            case 255:
                operands.append(Double(bytes.int32(at: position)) / 65_536)
                position += 4
            case 10, 29:
                let index = byte == 10 ? subroutines : table.globalSubroutines
                guard depth < Self.maximumDepth, let range = subroutine(in: index) else {
                    return .malformed
                }
                let result = run(range, depth: depth + 1)
                if result != .returned { return result }
            case 11: return depth > 0 ? .returned : .malformed
            case 14: return table.isCFF2 || drawAccentedLetter() ? .ended : .malformed
            case Operator.vsindex, Operator.blend:
                guard table.isCFF2, byte == Operator.blend ? blend() : selectVariations() else {
                    return .malformed
                }
            case 19, 20:
                // Operands before the first mask are stems.
                stemCount += operands.count / 2
                operands.removeAll(keepingCapacity: true)
                position += (stemCount + 7) / 8
            case 12:
                guard flex(bytes.uint8(at: position)) else { return .malformed }
                operands.removeAll(keepingCapacity: true)
                position += 1
            default:
                guard draw(byte) else { return .malformed }
                operands.removeAll(keepingCapacity: true)
            }
            guard position <= range.upperBound else { return .malformed }
        }
        // In `CFF2`, the end of the bytes ends a subroutine or the glyph.
        return table.isCFF2 ? .returned : .malformed
    }

    /// Returns the range of the subroutine whose number is the last operand.
    private mutating func subroutine(in index: CharStringIndex) -> Range<Int>? {
        guard let number = operands.popLast(), abs(number) < 65_536 else { return nil }
        let bias = index.count < 1240 ? 107 : index.count < 33_900 ? 1131 : 32_768
        return index.range(Int(number) + bias, table.bytes)
    }

    private mutating func selectVariations() -> Bool {
        guard scalars == nil, let index = operands.popLast(), 0..<65_536 ~= index else {
            return false
        }
        variationIndex = Int(index)
        operands.removeAll(keepingCapacity: true)
        return true
    }

    /// Adds deltas, which follow all default values, to the default values.
    private mutating func blend() -> Bool {
        let scalars = self.scalars ?? table.store?.scalars(of: variationIndex) ?? []
        self.scalars = scalars
        guard let last = operands.popLast(), 0...Double(operands.count) ~= last else {
            return false
        }
        let count = Int(last)
        let start = operands.count - count * (scalars.count + 1)
        guard start >= 0 else { return false }
        steps -= count * scalars.count
        for value in 0..<count {
            var delta = 0.0
            for (region, scalar) in scalars.enumerated() {
                delta += Double(scalar) * operands[start + count + value * scalars.count + region]
            }
            operands[start + value] += delta
        }
        operands.removeLast(count * scalars.count)
        return true
    }

    /// Ends the glyph, and draws an accented letter if there are operands for it.
    private mutating func drawAccentedLetter() -> Bool {
        guard operands.count >= 4 else { return true }
        let last = operands.suffix(4)
        let start = last.startIndex
        func glyph(_ code: Double) -> Int? {
            0..<256 ~= code ? table.glyph(standardCode: Int(code), &steps) : nil
        }
        guard !isPart, let base = glyph(last[start + 2]), let accent = glyph(last[start + 3]),
            let letter = table.bounds(base, isPart: true, &steps),
            let mark = table.bounds(accent, isPart: true, &steps)
        else { return false }
        bounds.add(letter, x: 0, y: 0)
        bounds.add(mark, x: last[start], y: last[start + 1])
        return true
    }
}

// The operators that draw.
extension CharString {
    private mutating func move(_ dx: Double, _ dy: Double) {
        isPathOpen = false
        x += dx
        y += dy
    }

    private mutating func open() {
        if !isPathOpen { bounds.add(x, y) }
        isPathOpen = true
    }

    private mutating func line(_ dx: Double, _ dy: Double) {
        open()
        x += dx
        y += dy
        bounds.add(x, y)
    }

    /// Draws a curve, given the distance of each point from the point before it.
    private mutating func curve(
        _ dx1: Double,
        _ dy1: Double,
        _ dx2: Double,
        _ dy2: Double,
        _ dx3: Double,
        _ dy3: Double
    ) {
        line(dx1, dy1)
        line(dx2, dy2)
        line(dx3, dy3)
    }

    private mutating func lines(_ range: Range<Int>) {
        for index in stride(from: range.lowerBound, to: range.upperBound - 1, by: 2) {
            line(operands[index], operands[index + 1])
        }
    }

    /// Draws curves of six operands each, which are the distances of three points.
    private mutating func curves(_ range: Range<Int>) { lines(range) }

    /// Performs an operator, or returns `false` if it or its operands are invalid.
    private mutating func draw(_ code: Int) -> Bool {
        let count = operands.count
        switch code {
        case 1, 3, 18, 23: stemCount += count / 2
        case 21:
            guard count >= 2 else { return false }
            move(operands[count - 2], operands[count - 1])
        case 22, 4:
            guard count >= 1 else { return false }
            let distance = operands[count - 1]
            if code == 22 { move(distance, 0) } else { move(0, distance) }
        case 5: lines(0..<count / 2 * 2)
        case 6, 7:
            for (index, distance) in operands.enumerated() {
                let isHorizontal = index % 2 == 0 ? code == 6 : code == 7
                if isHorizontal { line(distance, 0) } else { line(0, distance) }
            }
        case 8: curves(0..<count / 6 * 6)
        case 24:
            guard count >= 8 else { break }
            let end = (count - 2) / 6 * 6
            curves(0..<end)
            lines(end..<(end + 2))
        case 25:
            guard count >= 8 else { break }
            let end = (count - 6) / 2 * 2
            lines(0..<end)
            curves(end..<(end + 6))
        case 26, 27: drawTangents(isHorizontal: code == 27)
        case 30, 31: drawAlternating(isHorizontal: code == 31)
        default: return false
        }
        return true
    }

    /// Draws curves that start and end in the same direction.
    private mutating func drawTangents(isHorizontal: Bool) {
        var index = operands.count % 2
        var side = index == 1 ? operands[0] : 0
        while index + 4 <= operands.count {
            let (first, dx, dy) = (operands[index], operands[index + 1], operands[index + 2])
            let last = operands[index + 3]
            if isHorizontal {
                curve(first, side, dx, dy, last, 0)
            } else {
                curve(side, first, dx, dy, 0, last)
            }
            side = 0
            index += 4
        }
    }

    /// Draws curves that are horizontal at one end and vertical at the other, in turn.
    private mutating func drawAlternating(isHorizontal: Bool) {
        var isHorizontal = isHorizontal
        var index = 0
        while index + 4 <= operands.count {
            let (first, dx, dy) = (operands[index], operands[index + 1], operands[index + 2])
            let last = operands[index + 3]
            let side = index + 5 == operands.count ? operands[index + 4] : 0
            if isHorizontal {
                curve(first, 0, dx, dy, side, last)
            } else {
                curve(0, first, dx, dy, last, side)
            }
            isHorizontal.toggle()
            index += 4
        }
    }

    /// Performs an operator of two bytes, or returns `false` if it or its operands are invalid.
    private mutating func flex(_ code: Int) -> Bool {
        let (values, count) = (operands, operands.count)
        switch (code, count) {
        case (0, _): break
        case (34, 7):
            curve(values[0], 0, values[1], values[2], values[3], 0)
            curve(values[4], 0, values[5], -values[2], values[6], 0)
        case (35, 13): curves(0..<12)
        case (36, 9):
            curve(values[0], values[1], values[2], values[3], values[4], 0)
            let height = values[1] + values[3] + values[7]
            curve(values[5], 0, values[6], values[7], values[8], -height)
        case (37, 11):
            let dx = values[0] + values[2] + values[4] + values[6] + values[8]
            let dy = values[1] + values[3] + values[5] + values[7] + values[9]
            let isHorizontal = abs(dx) > abs(dy)
            curves(0..<6)
            curve(
                values[6],
                values[7],
                values[8],
                values[9],
                isHorizontal ? values[10] : -dx,
                isHorizontal ? -dy : values[10]
            )
        default: return false
        }
        return true
    }
}
