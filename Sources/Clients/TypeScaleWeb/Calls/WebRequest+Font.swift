import TypeScale
import TypeScaleCurves

// The parts of requests that describe a font and a reader.
extension WebRequest {
    /// Reads a font: the text style, the face's name or an empty text, the size, the minimum and
    /// maximum size, and the curve.
    mutating func font() throws(WebError) -> FontDescription {
        let style = try named(.unknownTextStyle, "unknown text style") { TextStyle($0) }
        let name = try text()
        let size = try optionalNumber()
        let font =
            name.utf8.isEmpty
            ? FontDescription.system(style ?? .body, size: size)
            : FontDescription(name: name, textStyle: style ?? .body, size: size)
        let minimum = try optionalNumber()
        let limited = font.limited(to: .points(minimum: minimum, maximum: try optionalNumber()))
        guard let curve = try curve() else { return limited }
        return limited.curve(curve)
    }

    /// Reads a curve: its name or an empty text, the count of its sizes, and the sizes.
    private mutating func curve() throws(WebError) -> ScalingCurve? {
        let curve = try named(.unknownCurve, "unknown curve") { name in
            ScalingCurve(named: name)
        }
        var sizes: [Double] = []
        for _ in 0..<(try count()) { sizes.append(try number()) }
        if sizes.isEmpty { return curve }
        guard let table = try? ScalingCurve.table(sizes) else {
            throw WebError(.invalidTable, "expected twelve sizes that do not decrease")
        }
        return table
    }

    /// Reads traits: the category, the platform, the display scale, the font scale, and whether the
    /// reader prefers bold text.
    mutating func traits() throws(WebError) -> TraitCollection {
        let category = try named(.unknownCategory, "unknown content size category") {
            ContentSizeCategory($0)
        }
        let platform = try named(.unknownPlatform, "unknown platform") { name in
            Platform(named: name)
        }
        var traits = TraitCollection(
            preferredContentSizeCategory: category,
            displayScale: try optionalNumber(),
            platform: platform ?? .iOS,
            fontScale: try optionalNumber()
        )
        if try byte() != 0 { traits.legibilityWeight = .bold }
        return traits
    }

    /// Reads a name, and finds its value, or returns `nil` for an empty name.
    private mutating func named<Value>(
        _ status: WebStatus,
        _ message: String,
        _ find: (String) -> Value?
    ) throws(WebError) -> Value? {
        let name = try text()
        if name.utf8.isEmpty { return nil }
        guard let value = find(name) else { throw WebError(status, "\(message) '\(name)'") }
        return value
    }
}
