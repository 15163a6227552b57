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
            case 0..<5:
                #expect(map.remove(name) == expected.removeValue(forKey: name))
                order.removeAll { $0 == name }
            case 5..<10:
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
            #expect(map.count == order.count && map.elements.count <= 2 * map.count + 1)
        }
        #expect(map.names == order)
        #expect(order.allSatisfy { map[$0] == expected[$0] })
        for name in order { #expect(map.remove(name) == expected[name]) }
        #expect(map.names.isEmpty && map.elements.isEmpty)
    }

    @Test func `finds a name in another canonically equivalent spelling`() {
        var map = NameMap<Int>()
        #expect(map["a"] == nil)
        #expect(map.insert(1, for: "Cafe\u{301}") == nil)
        #expect(map["Caf\u{E9}"] == 1)
        #expect(map.insert(2, for: "Caf\u{E9}") == 1)
    }

    @Test func `distinguishes and finds names as the operators of strings do`() {
        let spellings = [
            "é", "e\u{301}", "한", "\u{1112}\u{1161}\u{11AB}", "Å", "\u{212B}", "a", "e",
        ]
        let marks = ["", "\u{323}", "\u{307}", "\u{323}\u{307}", "\u{307}\u{323}"]
        let names = spellings.flatMap { letter in marks.map { "Name " + letter + $0 } }
        for name in names {
            var map = NameMap<Int>()
            _ = map.insert(1, for: name)
            for other in names {
                #expect((map[other] != nil) == (name == other), "\(name) \(other)")
            }
        }
    }

    @Test func `groups values by name like a dictionary`() {
        var map = NameMap<[Int]>()
        for number in 0..<200 {
            map.update("Name \(number % 7)", default: []) { $0.append(number) }
        }
        let expected = Dictionary(grouping: 0..<200) { "Name \($0 % 7)" }
        #expect(map.elements.map(\.name) == (0..<7).map { "Name \($0)" })
        #expect(expected.allSatisfy { map[$0.key] == $0.value })
        #expect(map.sortedNames == expected.keys.sorted())
    }

    @Test func `distinguishes names that differ in one character`() {
        var map = NameMap<Int>()
        var names: [String] = []
        for count in 0...40 {
            for index in 0...count {
                let letters = (0..<count).map { $0 == index ? "é" : "a" }
                names += [letters.joined(), letters.map { $0 == "é" ? "b" : $0 }.joined()]
            }
        }
        let expected = Set(names).count
        for name in names { _ = map.insert(name.utf8.count, for: name) }
        #expect(map.elements.count == expected)
        #expect(names.allSatisfy { map[$0] == $0.utf8.count })
    }

    @Test func `computes different hash values for nearly all names`() {
        let hash = NameHash()
        let names = (0..<20_000).map { "/usr/share/fonts/Family\($0)/Font-Bold\($0 / 2).ttf" }
        let values = Set(names.map { NameKey($0, hash).hash })
        // By chance, two of 20,000 random 32-bit numbers are equal in one of 20 runs.
        #expect(values.count >= 19_990)
    }
}
