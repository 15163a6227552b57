import TypeScaleCode

/// Measures how the time of `SwiftSource` grows with the length of code.
struct GrowthCheck {
    /// The time for twice as much code can be this many times as long.
    ///
    /// It would be 4 times as long if it grew with the square of the length. Longer code misses
    /// more of the caches.
    private static let maximumGrowth = 3.0

    private let sample: [UInt8]

    /// Creates a check with the start of a sample.
    ///
    /// Four times as much is within the limits of a file.
    init(_ sample: [UInt8]) { self.sample = Array(sample.prefix(1 << 19)) }

    /// Prints the times, and returns whether they grow with the length.
    func run() -> Bool {
        var isLinear = true
        for (name, part, end) in Self.patterns {
            isLinear =
                isLinear
                && grows(name) { count in
                    let start = String(repeating: part, count: count * 20_000)
                    return Array((start + String(repeating: end, count: count * 20_000)).utf8)
                }
        }
        return grows("files") { Array(repeatElement(sample, count: $0).joined()) } && isLinear
    }

    private func grows(_ name: String, _ code: (Int) -> [UInt8]) -> Bool {
        let times = [1, 2, 4].map { count in
            let code = code(count)
            return (0..<3).map { _ in time(code) }.min() ?? 0
        }
        let isLinear = times[2] <= times[0] * Self.maximumGrowth * Self.maximumGrowth
        print(
            "\(name), 1, 2 and 4 times as long: \(times) s\(isLinear ? "" : ", which is too long")"
        )
        return isLinear
    }

    private func time(_ code: [UInt8]) -> Double {
        let start = processorTime()
        // The repetitions are within the limits.
        guard let source = try? SwiftSource(code) else { return .infinity }
        let time = processorTime() - start
        return source.bytes.count == code.count ? time : .infinity
    }

    /// Code whose repetition is hard for some readers.
    private static let patterns = [
        ("nested calls", "f(", ")"), ("nested closures", "f { ", "}"), ("open brackets", "([{", ""),
        ("chains", ".f()", ""), ("conditions", "a\n#if A\n.f()\n", ""), ("operators", "a < ", ""),
        ("generics", "a<", ">"), ("conditions with closures", "if f { a } . ", ""),
        ("strings", "\"\\(", ""), ("modifiers", "public ", ""), ("slashes", "/a ", ""),
        ("effects", "async ", ""), ("words of types", "@a any ", ""), ("patterns", "#/", ""),
    ]
}
