import Foundation
import Testing

/// The conformance file of UAX 14 in Unicode 18.0.
enum LineBreakTestFile {
    /// A string, and the UTF-8 offsets at which it may be broken.
    struct Example {
        let line: Substring
        var text = ""
        var breaks: [Int] = []
    }

    static func examples() throws -> [Example] {
        let url = try #require(
            Bundle.module.url(
                forResource: "LineBreakTest.txt",
                withExtension: nil,
                subdirectory: "Fixtures"
            )
        )
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map(example)
    }

    private static func example(_ line: Substring) throws -> Example {
        var example = Example(line: line)
        for part in line.prefix(while: { $0 != "#" }).split(whereSeparator: \.isWhitespace) {
            switch part {
            case "÷": example.breaks.append(example.text.utf8.count)
            case "×": continue
            default:
                let scalar = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init)
                example.text.unicodeScalars.append(try #require(scalar, "\(part)"))
            }
        }
        return example
    }
}
