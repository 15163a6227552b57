import Foundation
import Testing

@testable import TypeScaleFonts

struct StripedPoolTests {
    private struct Failure: Error {}

    /// Runs 32 threads in 16 stripes, and makes four threads at a time wait for each other.
    @Test func `threads that work at once use separate values`() {
        let stripes = StripedPool<(user: Int, count: Int)>()
        let made = Guarded(0)
        let entries = Entries()
        let done = DispatchSemaphore(value: 0)
        @Sendable func work(_ value: inout (user: Int, count: Int), _ number: Int) {
            #expect(value.user == 0)
            value.user = number
            entries.waitForFour()
            #expect(value.user == number)
            value = (0, value.count + 1)
        }
        @Sendable func make() -> (user: Int, count: Int) {
            made.withLock { $0 += 1 }
            return (0, 0)
        }
        for number in 1...32 {
            Thread.detachNewThread {
                stripes.withValue(make, { work(&$0, number) })
                done.signal()
            }
        }
        for _ in 1...32 { done.wait() }
        #expect(4...16 ~= made.withLock { $0 })
    }

    @Test func `if a value cannot be created, the next access creates it`() throws {
        let stripes = StripedPool<Int>()
        func fail() throws -> Int { throw Failure() }
        #expect(throws: Failure.self) { try stripes.withValue(fail, { $0 }) }
        #expect(stripes.withValue({ 7 }, { $0 }) == 7)
        stripes.withValue({ 8 }, { $0 += 1 })
        #expect(stripes.withValue({ 9 }, { $0 }) == 8)
    }
}

/// A barrier that opens when four threads have reached it.
private final class Entries: @unchecked Sendable {
    private let condition = NSCondition()
    private var count = 0

    func waitForFour() {
        condition.lock()
        defer { condition.unlock() }
        count += 1
        condition.broadcast()
        while count < 4 { condition.wait() }
    }
}
