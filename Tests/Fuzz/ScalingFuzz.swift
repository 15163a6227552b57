// Numbers: the laws of scaling hold for any `Double`.

import TypeScale

/// Runs one input.
func fuzzScaling(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard bytes.count >= 35 else { return 0 }
    func number(_ index: Int) -> Double {
        Double(bitPattern: bytes[index..<(index + 8)].reduce(0) { $0 << 8 | UInt64($1) })
    }
    let style = TextStyle.allCases[Int(bytes[32]) % TextStyle.allCases.count]
    let category = ContentSizeCategory.allCases[Int(bytes[33]) % 12]
    let size = number(0)
    let reader = TraitCollection(
        preferredContentSizeCategory: category,
        displayScale: number(8),
        legibilityWeight: bytes[34] & 1 == 0 ? nil : .bold
    )
    for curve in [ScalingCurve.uikit, .swiftUI] {
        let metrics = FontMetrics(forTextStyle: style, curve: curve)
        let value = metrics.scaledValue(for: size, compatibleWith: reader)
        let points = metrics.scaledPointSize(for: size, compatibleWith: reader)
        precondition(value.isFinite == size.isFinite && points.isFinite == size.isFinite)
        if !size.isNaN {
            precondition(metrics.scaledValue(for: -size, compatibleWith: reader) == -value)
            precondition(metrics.scaledPointSize(for: -size, compatibleWith: reader) == -points)
        }
    }
    let font = FontDescription(
        name: String(decoding: bytes, as: UTF8.self),
        textStyle: style,
        size: size
    )
    .minimumPointSize(number(16))
    .maximumPointSize(number(24))
    let scaled = font.scaled(for: reader)
    let maximum = font.limits.maximumPointSize
    precondition(maximum.map { size.isNaN || scaled.pointSize <= $0 } ?? true)
    precondition(scaled.origin.scaled(for: reader) == scaled || size.isNaN)
    _ = "\(scaled) \(scaled.provenance)"
    let all = font.limited(to: .factors(minimum: number(16), maximum: number(8)))
        .limited(to: .categories(...(reader.category)))
        .lineHeight(.points(number(24))).tracking(.multiple(number(8)))
    let limited = all.scaled(for: reader)
    precondition(limited.explanation.result == limited.pointSize || limited.pointSize.isNaN)
    precondition(limited.lineHeight?.isFinite ?? true)
    _ = "\(limited.explanation) \(all)"
    return 0
}
