import Foundation
import Testing

@testable import TypeScaleFonts

struct ScriptTests {
    private func tag(_ character: UInt32) -> String {
        ScriptTable.tags[Int(ScriptTable.scripts(from: character, count: 1)[0])].description
    }

    @Test func `finds the scripts of characters`() {
        for character in [0xE000, 0xF8FF, 0xF_0000, 0x10_FFFD] as [UInt32] {
            #expect(ScriptTable.scripts(from: character, count: 1) == [ScriptTable.common])
        }
        #expect(tag(0x10D0) == "geor")
        #expect(tag(0x1C90) == "geor")
        #expect(tag(0x41) == "latn")
        #expect(tag(0x3A9) == "grek")
        #expect(tag(0x416) == "cyrl")
        #expect(tag(0xAC00) == "hang")
        #expect(tag(0x3042) == "kana")
        #expect(tag(0x30A2) == "kana")
        #expect(tag(0x6F22) == "hani")
        #expect(ScriptTable.scripts(from: 0x20, count: 1) == [ScriptTable.common])
        #expect(ScriptTable.scripts(from: 0x0E01, count: 1) == [ScriptTable.unshaped])
    }

    @Test func `finds the same scripts for a range as for single characters`() {
        for first in stride(from: UInt32(0), to: 0x11_0000, by: 256) {
            let together = ScriptTable.scripts(from: first, count: 256)
            guard Set(together).count > 1 || first < 0x3000 else { continue }
            let alone = (0..<256).map { ScriptTable.scripts(from: first + $0, count: 1)[0] }
            #expect(together == alone)
        }
    }
}
