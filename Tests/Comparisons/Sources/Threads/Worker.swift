import Foundation
import Samples
import Synchronization
import TypeScaleFonts

/// A text to measure in a face, on any thread.
struct Worker: Sendable {
    /// The texts by name: a short label and a long line.
    static let samples = ["labels": "Settings", "lines": MixedText.text]

    private let face: Typeface
    private let text: String
    /// How often the text is measured before the clock is read again.
    private let batch: Int

    init(path: String, sample: String) throws {
        face = try FontFile(path: path).faces[0]
        text = Self.samples[sample] ?? sample
        batch = text.utf8.count < 100 ? 16 : 1
        for _ in 0..<batch { _ = try GlyphRun(text, in: face) }
    }

    /// The time during which all workers of a round measure, in nanoseconds of the system's clock.
    struct Window: Sendable {
        let start: UInt64
        let end: UInt64

        /// Returns a window that starts when all workers are awake.
        ///
        /// Eight workers share the processors, so their window is longer.
        static func next(workers count: Int) -> Window {
            let start = DispatchTime.now().uptimeNanoseconds + 4_000_000
            return Window(start: start, end: start + UInt64(max(2, count)) * 10_000_000)
        }
    }

    /// Measures the text with several threads until a window ends, and returns the number of
    /// measurements in a second for each thread.
    func rates(_ window: Window, threads count: Int) -> [Double] {
        let rates = Mutex<[Double]>([])
        let group = DispatchGroup()
        for _ in 0..<count {
            group.enter()
            Thread.detachNewThread {
                let rate = try? rate(window)
                rates.withLock { $0.append(rate ?? .nan) }
                group.leave()
            }
        }
        group.wait()
        return rates.withLock { $0 }
    }

    private func rate(_ window: Window) throws -> Double {
        // Each thread has its own string, because copies would share a reference count.
        let text = String(decoding: Array(text.utf8), as: UTF8.self)
        var now = DispatchTime.now().uptimeNanoseconds
        while now < window.start { now = DispatchTime.now().uptimeNanoseconds }
        var count = 0
        var units = 0.0
        repeat {
            for _ in 0..<batch { units += try GlyphRun(text, in: face).units }
            count += batch
            now = DispatchTime.now().uptimeNanoseconds
        } while now < window.end
        precondition(units.isFinite)
        return Double(count) * 1e9 / Double(now - window.start)
    }

    /// Answers each window in the standard input with a rate in the standard output.
    ///
    /// A new thread measures, because the allocator is slower on the first thread.
    func answer() {
        while let line = readLine() {
            let numbers = line.split(separator: " ").compactMap { UInt64($0) }
            guard numbers.count == 2 else { return }
            print(rates(Window(start: numbers[0], end: numbers[1]), threads: 1)[0])
            // The reader waits for each line.
            fflush(nil)
        }
    }
}
