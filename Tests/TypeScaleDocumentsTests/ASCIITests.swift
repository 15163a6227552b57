import Testing
import TypeScaleDocuments

struct ASCIITests {
    /// Compares with the classes of Unicode's characters.
    @Test func `classes are those of Unicode in ASCII`() {
        for byte in UInt8.min...UInt8.max {
            let scalar = Unicode.Scalar(byte)
            let properties = scalar.properties
            let isLetter = scalar.isASCII && properties.isAlphabetic
            let isDigit = scalar.isASCII && properties.generalCategory == .decimalNumber
            #expect(byte.isASCIIDigit == isDigit)
            #expect(byte.isASCIILetter == isLetter)
            #expect(byte.isASCIIUppercase == (isLetter && properties.isUppercase))
            #expect(byte.isASCIILowercase == (isLetter && properties.isLowercase))
            #expect(byte.isASCIILetterOrDigit == (isLetter || isDigit))
            let lowercase = scalar.isASCII ? properties.lowercaseMapping : String(scalar)
            #expect(String(Unicode.Scalar(byte.asciiLowercased)) == lowercase)
            #expect(byte.isInName == (isLetter || isDigit || scalar == "_" || !scalar.isASCII))
        }
    }
}
