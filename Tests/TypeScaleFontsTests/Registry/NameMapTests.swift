import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

struct NameMapTests {
    @Test func `has the same elements as a dictionary after any changes`() {
        var random = SeededGenerator(seed: 41)
        var map = NameMap<Int>()
        var expected: [String: Int] = [:]
        var order: [String] = []
        for number in 0..<4000 {
            let name = "Name \(Int.random(in: 0..<800, using: &random))"
            switch Int.random(in: 0..<100, using: &random) {
            case 0:
                map.removeAll { $0.value.isMultiple(of: 3) }
                expected = expected.filter { !$0.value.isMultiple(of: 3) }
                order.removeAll { expected[$0] == nil }
            case 1..<10:
                map.replaceLast(nil)
                if let last = order.popLast() { expected[last] = nil }
            case 10..<20:
                map.replaceLast(number)
                if let last = order.last { expected[last] = number }
            default:
                #expect(map.insert(number, for: name) == expected[name])
                if expected[name] == nil {
                    expected[name] = number
                    order.append(name)
                }
            }
            #expect(map[name] == expected[name])
        }
        #expect(map.elements.map(\.name) == order)
        #expect(map.elements.allSatisfy { expected[$0.name] == $0.value })
    }

    @Test func `finds a name in another canonically equivalent spelling`() {
        var map = NameMap<Int>()
        #expect(map["a"] == nil)
        #expect(map.insert(1, for: "Cafe\u{301}") == nil)
        #expect(map["Caf\u{E9}"] == 1)
        #expect(map.insert(2, for: "Caf\u{E9}") == 1)
    }
}
