#if os(Linux)
import Testing

@testable import TypeScaleLayout

struct ComplexContextTests {
    @Test func `the characters are those of ICU's class`() {
        var count = 0
        for scalar in (0..<UInt32(0x20000)).compactMap(Unicode.Scalar.init) {
            // ICU lacks later characters.
            guard let age = scalar.properties.age, age <= (16, 0) else { continue }
            var text = "a\(scalar)é"
            let isUsed = text.withSpan { ComplexContext.isUsed(in: $0, 0..<$0.count) }
            #expect(isUsed == ICULineBreaker.needsDictionary(scalar), "\(String(scalar).scalars)")
            count += isUsed ? 1 : 0
        }
        #expect(count > 700)
    }
}
#endif
