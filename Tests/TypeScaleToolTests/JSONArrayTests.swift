import Foundation
import Testing

@testable import TypeScaleTool

/// Compares JSON that is written in parts with the JSON of an encoder.
struct JSONArrayTests {
    private static let controls = "a\u{1B}\n\"\\/é\u{2028}"

    /// Returns an output, and a function that returns its text after a flush.
    private func stream() -> (Output, () throws -> String) {
        var bytes: [UInt8] = []
        let output = Output { bytes += $0 }
        return (
            output,
            {
                try output.flush()
                return String(decoding: bytes, as: UTF8.self)
            }
        )
    }

    @Test func `the parts form the JSON of an encoder`() throws {
        let inner: JSONObject = [
            "numbers": JSONArray([1.5, 2]) { $0 }, "text": Self.controls, "list": [1, 2],
            "none": [Int](), "object": ["a": 1] as JSONObject,
        ]
        let none: JSONObject? = nil
        let objects: [JSONObject] = [
            [:], ["z": 1, "a": Self.controls], ["rows": JSONArray([Int]()) { $0 }],
            ["rows": JSONArray([inner, [:], inner]) { $0 }, "after": true, "none": none],
            ["nested": ["rows": JSONArray([[1], []]) { $0 }] as JSONObject],
            ["optional": Optional(inner), "array": [JSONObject]()],
        ]
        for object in objects {
            let (output, text) = stream()
            try output.write(json: object)
            #expect(try text() == jsonText(object))
        }
    }

    @Test func `an element is written before the next element is created`() throws {
        var written = 0
        var pending = 0
        let output = Output { written += $0.count }
        let text = String(repeating: "a", count: 1 << 12)
        let array = JSONArray(Array(0..<100)) { index in
            pending = max(pending, index << 12 - written)
            return text
        }
        try output.write(json: ["rows": array])
        // The buffer has 64 KiB.
        #expect(pending <= 1 << 16)
    }
}
