import Testing
import TypeScaleFonts
import TypeScaleTestSupport

@testable import TypeScaleLayout

struct ComplexContextTests {
    @Test(.enabled("requires the Unicode files") { UnicodeFiles.areAtHand })
    func `the class is that in the Unicode files`() throws {
        let classes = try UnicodeFiles().property("LineBreak.txt", default: "XX")
        #expect(classes.count > 0x11746)
        for (code, name) in classes.enumerated() {
            let isComplex = ComplexContext.contains(UInt32(code))
            #expect(isComplex == (name == "SA"), "U+\(String(code, radix: 16))")
            guard let scalar = Unicode.Scalar(UInt32(code)) else { continue }
            var text = "a\(scalar)é"
            let isUsed = text.withSpan { ComplexContext.isUsed(in: $0, 0..<$0.count) }
            #expect(isUsed == isComplex, "U+\(String(code, radix: 16))")
        }
    }
}
