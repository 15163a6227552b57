import Foundation
import Testing
import UIKit
import UIKitLabels

#if canImport(Glibc)
import Glibc
#endif

/// Tests the size of the heap after many calls, because Foundation on Linux leaks the results of
/// `attributedSubstring(from:)`.
struct HeapTests {
    // Calls are ten times as slow in a build for debug. `.ci/long tests-release` makes all.
    #if DEBUG
    static let calls = 1_000
    #else
    static let calls = 10_000
    #endif

    #if canImport(Glibc)
    static let canMeasure = true
    #else
    static let canMeasure = false
    #endif

    @Test(.enabled(if: canMeasure, "only Glibc reports the size of the heap"))
    func `measuring attributed text releases its memory`() async {
        await #expect(processExitsWith: .success) {
            let text = Self.text()
            let size = CGSize(width: 100, height: 0)
            Self.expectNoGrowth("boundingRect") {
                _ = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
            }
        }
    }

    @Test(.enabled(if: canMeasure, "only Glibc reports the size of the heap"))
    func `measuring plain text releases its memory`() async {
        await #expect(processExitsWith: .success) {
            let font = UIFont.systemFont(ofSize: 17)
            Self.expectNoGrowth("size(withAttributes:)") {
                _ = "Settings".size(withAttributes: [.font: font, .kern: 1])
            }
        }
    }

    @Test(.enabled(if: canMeasure, "only Glibc reports the size of the heap"))
    func `labels release their memory`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                for isAdjusted in [false, true] {
                    let label = UILabel()
                    label.adjustsFontForContentSizeCategory = isAdjusted
                    let size = CGSize(width: 100, height: 0)
                    label.text = "Settings"
                    Self.expectNoGrowth("sizeThatFits of plain text, adjusted: \(isAdjusted)") {
                        _ = label.sizeThatFits(size)
                    }
                    label.attributedText = Self.text()
                    Self.expectNoGrowth("sizeThatFits of attributed text, \(isAdjusted)") {
                        _ = label.sizeThatFits(size)
                    }
                }
            }
        }
    }

    /// Returns text with four runs.
    private static func text() -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for part in ["Wi-Fi ", "Bluetooth ", "e\u{301}한글 ", "General"] {
            let font = UIFont.preferredFont(forTextStyle: text.length == 0 ? .body : .title1)
            text.append(NSAttributedString(string: part, attributes: [.font: font]))
        }
        return text
    }

    /// Expects that calls leave less than 8 bytes per call on the heap.
    private static func expectNoGrowth(_ name: String, _ body: () -> Void) {
        for _ in 0..<calls / 10 { body() }
        let before = heapBytes()
        for _ in 0..<calls { body() }
        let after = heapBytes()
        guard let before, let after else {
            Issue.record("malloc_info failed")
            return
        }
        let growth = after - before
        #expect(growth < 8 * calls, "\(name): \(growth / calls) bytes per call")
    }

    /// Returns the number of allocated bytes, or `nil` if it is unknown.
    private static func heapBytes() -> Int? {
        #if canImport(Glibc)
        // Swift does not import `malloc.h`.
        typealias Info = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
        guard let symbol = dlsym(nil, "malloc_info") else { return nil }
        let info = unsafeBitCast(symbol, to: Info.self)
        var start: UnsafeMutablePointer<CChar>?
        var count = 0
        guard let file = open_memstream(&start, &count) else { return nil }
        let isWritten = info(0, file) == 0
        fclose(file)
        defer { free(start) }
        guard isWritten, let start else { return nil }
        // The last elements are the totals of all arenas.
        let text = String(cString: start)
        func size(_ element: String) -> Int? {
            guard let range = text.range(of: element, options: .backwards) else { return nil }
            let rest = text[range.upperBound...].components(separatedBy: "size=\"")
            return rest.count > 1 ? Int(rest[1].prefix { $0.isNumber }) : nil
        }
        guard let system = size("<system type=\"current\""),
            let fast = size("<total type=\"fast\""),
            let rest = size("<total type=\"rest\""), let mapped = size("<total type=\"mmap\"")
        else { return nil }
        return system + mapped - fast - rest
        #else
        return nil
        #endif
    }
}
