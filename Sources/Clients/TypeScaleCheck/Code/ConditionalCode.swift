import TypeScaleCode

/// The code of a file that is only for systems other than iOS.
///
/// A condition is for another system if it names one without a negation or an alternative, such as
/// `#if os(tvOS)`. What follows `#else` is then for iOS, and the reverse.
struct ConditionalCode {
    /// The ranges in bytes, in the order of the code, of which none contains another.
    private var otherSystems: [Range<Int>] = []

    private enum System { case iOS, other, any }

    private static let others = ["os(tvOS)", "os(macOS)", "os(watchOS)", "os(visionOS)", "os(OSX)"]

    init(_ bytes: [UInt8]) {
        var open: [(system: System, first: System, start: Int)] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            let line = bytes[start..<end].drop { $0 == 0x20 || $0 == 0x09 }
            if line.first == UInt8(ascii: "#") { read(line, at: start, &open) }
            start = end + 1
        }
    }

    private mutating func read(
        _ line: CodeText,
        at start: Int,
        _ open: inout [(system: System, first: System, start: Int)]
    ) {
        if line.hasPrefix("#if ") || line.hasPrefix("#if(") {
            let system = Self.system(line)
            open.append((system, system, start))
            return
        }
        guard let block = open.last, line.hasPrefix("#else") || line.hasPrefix("#endif") else {
            return
        }
        if block.system == .other {
            // The blocks in it ended before.
            while let last = otherSystems.last, last.lowerBound > block.start {
                otherSystems.removeLast()
            }
            otherSystems.append(block.start..<start)
        }
        open.removeLast()
        if line.hasPrefix("#endif") { return }
        let isLast = !line.hasPrefix("#elseif")
        let opposite: System = block.first == .iOS ? .other : .any
        open.append((isLast ? opposite : Self.system(line), block.first, start))
    }

    private static func system(_ condition: CodeText) -> System {
        guard !condition.contains("!"), !condition.contains("||") else { return .any }
        if condition.contains("os(iOS)") { return .iOS }
        return others.contains { condition.contains($0) } ? .other : .any
    }

    /// Returns whether an offset is in code for other systems only.
    func isForOtherSystem(_ offset: Int) -> Bool {
        let index = otherSystems.partitioningIndex { $0.upperBound > offset }
        return index < otherSystems.count && otherSystems[index].contains(offset)
    }
}
