import CReference
import TypeScale

/// 10,000 scale calls, and the same arithmetic in C.
///
/// Style, category, display scale and size change from call to call. The order of the calls changes
/// from round to round, so that the processor cannot predict the branches. The loops are in a
/// separate module, like those of any client. Each side sums the bits of its results in an integer,
/// which stays in a register. Equal results have equal sums.
public struct ScalingWork: Sendable {
    private struct Call {
        let style: Int32
        let category: Int32
        let reader: Int
        let pixels: Double
        let size: Double
        /// The maximum point size, or 0 for no maximum.
        let maximum: Double
    }

    private let calls: [Call]
    /// One instance for each style.
    private let metrics: [FontMetrics]
    /// One instance for each category at one, two and three pixels per point.
    private let readers: [TraitCollection]
    /// One description for each style and size, whose face name is a literal.
    private let fonts: [FontDescription]
    /// One description for each style and size, whose face name is a reference-counted string.
    private let fontsByName: [FontDescription]

    /// The number of calls, whose inputs fit into the first-level cache.
    private static let cases = 512
    private static let sizes = 32
    private static func size(_ place: Int) -> Double { 8 + Double(place) }

    /// Creates the work.
    public init() {
        let styles = TextStyle.dynamicTypeStyles
        let categories = ContentSizeCategory.allCases
        metrics = styles.map { FontMetrics(forTextStyle: $0) }
        readers = categories.flatMap { category in
            (1...3).map { pixels in
                TraitCollection(
                    preferredContentSizeCategory: category,
                    displayScale: Double(pixels)
                )
            }
        }
        let name = ["Pretendard", "Regular"].joined(separator: "-")
        func fonts(_ name: String) -> [FontDescription] {
            styles.flatMap { style in
                (0..<Self.sizes).map { place in
                    FontDescription(name: name, textStyle: style, size: Self.size(place))
                }
            }
        }
        self.fonts = fonts("Pretendard-Regular")
        fontsByName = fonts(name)
        var numbers = RandomNumbers(seed: 1)
        calls = (0..<Self.cases).map { _ in
            let category = numbers.next(below: categories.count)
            let scale = numbers.next(below: 3)
            return Call(
                style: Int32(numbers.next(below: styles.count)),
                category: Int32(category),
                reader: category * 3 + scale,
                pixels: Double(scale + 1),
                size: Self.size(numbers.next(below: Self.sizes)),
                maximum: numbers.next(below: 4) == 0 ? 24 : 0
            )
        }
    }
}

extension ScalingWork {
    /// Returns the sum of scaled values.
    @inline(never)
    public func values(round: Int) -> UInt64 {
        sum(round) { call in
            metrics[Int(call.style)]
                .scaledValue(for: call.size, compatibleWith: readers[call.reader])
        }
    }

    /// Returns the same sum, computed in C.
    @inline(never)
    public func valuesInC(round: Int) -> UInt64 {
        sum(round) { call in
            reference_scaled_value(call.style, call.category, call.pixels, call.size)
        }
    }

    /// Returns the sum of scaled point sizes, a quarter of them with a maximum.
    @inline(never)
    public func pointSizes(round: Int) -> UInt64 {
        sum(round) { call in
            metrics[Int(call.style)]
                .scaledPointSize(
                    for: call.size,
                    maximumPointSize: call.maximum,
                    compatibleWith: readers[call.reader]
                )
        }
    }

    /// Returns the same sum, computed in C.
    @inline(never)
    public func pointSizesInC(round: Int) -> UInt64 {
        sum(round) { call in
            reference_scaled_point_size(call.style, call.category, call.size, call.maximum)
        }
    }

    /// Scales descriptions without a maximum, and returns the sum of the point sizes.
    @inline(never)
    public func wholeFonts(round: Int) -> UInt64 {
        sum(round) { call in
            fonts[Self.place(call)].scaled(for: readers[call.reader]).pointSize
        }
    }

    /// Returns the same sum, for descriptions whose names are reference-counted.
    @inline(never)
    public func wholeFontsByName(round: Int) -> UInt64 {
        sum(round) { call in
            fontsByName[Self.place(call)].scaled(for: readers[call.reader]).pointSize
        }
    }

    /// Returns the sum of the point sizes, computed in C.
    @inline(never)
    public func wholeFontsInC(round: Int) -> UInt64 {
        sum(round) { call in
            reference_scaled_point_size(call.style, call.category, call.size, 0)
        }
    }

    @inline(__always)
    private func sum(_ round: Int, _ result: (Call) -> Double) -> UInt64 {
        var numbers = RandomNumbers(seed: UInt64(round) + 1)
        var sum: UInt64 = 0
        for _ in 0..<10_000 { sum &+= result(calls[numbers.next(below: Self.cases)]).bitPattern }
        return sum
    }

    private static func place(_ call: Call) -> Int {
        Int(call.style) * sizes + Int(call.size - size(0))
    }
}

/// A generator of pseudorandom numbers, by Marsaglia's xorshift.
private struct RandomNumbers {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 88_172_645_463_325_253
    }

    @inline(__always)
    mutating func next(below limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % limit
    }
}
