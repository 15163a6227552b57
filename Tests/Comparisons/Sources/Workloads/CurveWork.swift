import CReference
import Samples
import TypeScale
import TypeScaleCurves

/// A million sizes scaled by one curve, and by the same arithmetic in C.
///
/// Sizes, categories and factors change randomly from call to call. Each side sums the bits of its
/// results, so equal results have equal sums.
public struct CurveWork: Sendable {
    /// The curve's name.
    public let name: String

    /// Whether both sides have equal bits; the logarithm of Windows differs by at most 1e-12.
    public var isExact: Bool { name != "winui" }

    private let metrics: FontMetrics
    private let reference: @Sendable (Int32, Double, Double) -> Double

    private struct Call: Sendable {
        let category: Int32
        let factor: Double
        let size: Double
        let reader: TraitCollection
    }

    /// The number of inputs, which fit into the first-level cache.
    private static let calls: [Call] = {
        var numbers = Numbers(seed: 7)
        return (0..<512).map { _ in
            let category = numbers.next(12)
            let factor = 1.03 + Double(numbers.next(970)) / 1000
            let reader = TraitCollection(
                preferredContentSizeCategory: ContentSizeCategory.allCases[category],
                fontScale: factor
            )
            let size = 8 + Double(numbers.next(520)) / 10
            return Call(category: Int32(category), factor: factor, size: size, reader: reader)
        }
    }()

    /// The work for each curve.
    public static let all: [CurveWork] = [
        CurveWork(.android) { _, factor, size in reference_android(factor, size) },
        CurveWork(.winUI) { _, factor, size in reference_winui(factor, size) },
        CurveWork(.gnome) { _, factor, size in reference_linear(0.5, 3, factor, size) },
        CurveWork(.flutter) { category, _, size in reference_flutter(category, size) },
        CurveWork(.reactNative) { category, _, size in reference_react_native(category, size) },
        CurveWork(.bySize) { category, _, size in reference_by_size(category, size) },
        CurveWork(.bonMot) { category, _, size in reference_bonmot(category, size) },
        CurveWork(.typographyKit) { category, _, size in reference_typographykit(category, size) },
        CurveWork(.material(.body1)) { category, _, size in reference_material(category, size) },
    ]

    private init(
        _ curve: ScalingCurve,
        _ reference: @escaping @Sendable (Int32, Double, Double) -> Double
    ) {
        name = curve.description
        metrics = FontMetrics(forTextStyle: .body, curve: curve)
        self.reference = reference
    }

    /// Returns the sum of a million sizes.
    @inline(never)
    public func sizes() -> UInt64 {
        sum { call in metrics.scaledPointSize(for: call.size, compatibleWith: call.reader) }
    }

    /// Returns the sum of a million sizes, computed in C.
    @inline(never)
    public func sizesInC() -> UInt64 {
        sum { call in reference(call.category, call.factor, call.size) }
    }

    @inline(__always)
    private func sum(_ result: (Call) -> Double) -> UInt64 {
        let calls = Self.calls
        var sum: UInt64 = 0
        var place = 1
        for _ in 0..<1_000_000 {
            sum &+= result(calls[place]).bitPattern
            place = (place &* 5 &+ 3) & 511
        }
        return sum
    }
}
