import Testing
import TypeScaleCode

/// The lexical structure of Swift.
struct SwiftTokenTests {
    /// The characters outside ASCII that can start an operator, as in the grammar of
    /// [The Swift Programming Language](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/#Operators).
    private static let operatorHeads: [ClosedRange<UInt32>] = [
        0x00A1...0x00A7, 0x00A9...0x00A9, 0x00AB...0x00AC, 0x00AE...0x00AE, 0x00B0...0x00B1,
        0x00B6...0x00B6, 0x00BB...0x00BB, 0x00BF...0x00BF, 0x00D7...0x00D7, 0x00F7...0x00F7,
        0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
        0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
        0x3008...0x3020, 0x3030...0x3030,
    ]

    /// The marks up to U+3100 that can only continue an operator.
    private static let marks: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF,
    ]

    @Test func `a character is part of a name unless it can start an operator`() {
        for value in UInt32(0x80)...0x3100 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            // A name cannot start with a mark, which is a part of the operator before it.
            let after = SwiftSource("a×\(scalar)b(1)")
            let isMark = Self.marks.contains { $0.contains(value) }
            let source = SwiftSource("a\(scalar)b(1)")
            let isOperator = Self.operatorHeads.contains { $0.contains(value) }
            let name = source.calls.first.map { source.text($0.name) }
            #expect(name == (isOperator ? "b" : "a\(scalar)b"), "U+\(String(value, radix: 16))")
            #expect(
                after.calls.map { after.text($0.name) }
                    == [isOperator || isMark ? "b" : "\(scalar)b"]
            )
        }
    }

    /// The ranges and single characters that can only continue an operator.
    @Test(
        arguments: [
            "\u{300}", "\u{36F}", "\u{1DC0}", "\u{1DFF}", "\u{20D0}", "\u{20FF}", "\u{FE00}",
            "\u{FE0F}", "\u{FE20}", "\u{FE2F}", "\u{E0100}", "\u{E01EF}",
        ]
    )
    func `a mark continues an operator or a name`(mark: String) {
        for code in ["a \u{2600}\(mark) (b)", "a =\(mark) (b)", "a \u{2600}\(mark)+ (b)"] {
            #expect(SwiftSource(code).calls.isEmpty)
        }
        let name = SwiftSource("a\(mark)(b)")
        #expect(name.calls.map { name.text($0.name) } == ["a\(mark)"])
    }
}
