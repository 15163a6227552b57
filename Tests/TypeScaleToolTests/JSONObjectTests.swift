import Synchronization
import Testing
import TypeScaleDocuments

@testable import TypeScaleTool

struct JSONObjectTests {
    @Test func `an object has sorted keys, and null for missing values`() {
        let object: JSONObject = [
            "z": 1, "a": "b", "none": nil as Int?, "inner": ["b": true, "a": [0.5]] as JSONObject,
        ]
        #expect(
            object.jsonValue.text(.compact)
                == #"{"a":"b","inner":{"a":[0.5],"b":true},"none":null,"z":1}"#
        )
        let text = JSONObject.omittingNulls(object).jsonValue.text(.compact)
        #expect(text == #"{"a":"b","inner":{"a":[0.5],"b":true},"z":1}"#)
    }

    @Test func `an element is written before the next element is created`() throws {
        let counts = Mutex((written: 0, pending: 0))
        let output = Output { bytes in counts.withLock { $0.written += bytes.count } }
        let text = String(repeating: "a", count: 1 << 12)
        let array = JSONOutput.elements(of: Array(0..<100)) { index in
            counts.withLock { $0.pending = max($0.pending, index << 12 - $0.written) }
            return text
        }
        try output.write(json: ["rows": array])
        // The output's buffer has 64 KiB, and the writer's holds at most two elements.
        #expect(counts.withLock { $0.pending } <= 1 << 16 + 1 << 13)
    }
}
