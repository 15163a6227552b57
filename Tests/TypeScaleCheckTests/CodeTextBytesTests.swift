import Testing
import TypeScaleTestSupport

@testable import TypeScaleCheck

/// Code as bytes, compared with the strings of the standard library.
struct CodeTextBytesTests {
    private static let words = [
        "a", "ab", "(", ")", " ", "\n", ".", "é", "b", "+", "[", "]", "_1", "!",
    ]

    private func random(_ count: Int, _ generator: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...count, using: &generator)).map { _ in
            Self.words.randomElement(using: &generator) ?? ""
        }.joined()
    }

    @Test func `a search finds what the standard library finds`() {
        var generator = SeededGenerator(seed: 50)
        var found = 0
        for _ in 0..<2000 {
            let (text, part) = (random(12, &generator), random(2, &generator))
            let code = Array(text.utf8)[...]
            let range =
                part.isEmpty ? code.startIndex..<code.startIndex : code.firstRange(of: part.utf8)
            #expect(code.contains(part) == (range != nil))
            #expect(code.equals(part) == (text == part))
            #expect(code.hasPrefix(part) == (range?.lowerBound == 0))
            if range != nil { found += 1 }
        }
        #expect(found > 500)
    }

    @Test func `code is split at spaces, periods and operators`() {
        func text(_ string: String) -> CodeText { Array(string.utf8)[...] }
        #expect(text(" \n\ta b\r ").trimmed.string == "a b")
        #expect(text("!a!").trimmed.string == "!a!")
        #expect(text(" \n").trimmed.isEmpty)
        #expect(text(" a \n").withoutFinalSpace.string == " a")
        #expect(text("a!").withoutFinalSpace.string == "a!")
        #expect(text("a.b.c").lastComponent.string == "c")
        #expect(text("abc").lastComponent.string == "abc")
        #expect(text(".title.bold()").implicitMember == "title")
        #expect([text("title"), text("."), text("")].allSatisfy { $0.implicitMember == nil })
        for path in ["a", "Self.a_1", "été.b", "$0".replacing("$", with: "_")] {
            #expect(text(path).isPath)
        }
        for other in [
            "", "a b", "a()", "a+b", "a[0]", "$0", "a-b", "@a", "`a`", "{a}", "a/b", "a:b",
        ] {
            #expect(!text(other).isPath)
        }
        #expect(text("f(a + b) + c").firstOperator(" + ") == 8..<11)
        #expect(text("f[a + b] { c + d }").firstOperator(" + ") == nil)
        #expect(text("a ? b : c ? d : e").branches?.map(\.string) == ["b", "c ? d : e"])
        #expect(text("f(a ? b : c)").branches == nil)
        #expect(text("a ? f(b : c)").branches == nil)
    }

    @Test func `the first index of a condition is found`() {
        for count in 0..<20 {
            let numbers = Array(0..<count)
            for start in 0...count {
                #expect(numbers.partitioningIndex { $0 >= start } == start)
            }
        }
    }
}
