import Foundation
import Testing

@testable import TypeScaleFonts

struct ScriptTests {
    private func tag(_ character: UInt32) -> String {
        ScriptTable.tag(ScriptTable.script(character)).description
    }

    @Test func `finds the scripts of characters`() {
        for character in [0xE000, 0xF8FF, 0xF_0000, 0x10_FFFD] as [UInt32] {
            #expect(ScriptTable.scripts(from: character, count: 1) == [ScriptTable.common])
        }
        #expect(tag(0x10D0) == "Geor")
        #expect(tag(0x1C90) == "Geor")
        #expect(tag(0x41) == "Latn")
        #expect(tag(0x3A9) == "Grek")
        #expect(tag(0x416) == "Cyrl")
        #expect(tag(0xAC00) == "Hang")
        #expect(tag(0x3042) == "Kana")
        #expect(tag(0x30A2) == "Kana")
        #expect(tag(0x6F22) == "Hani")
        #expect(ScriptTable.scripts(from: 0x20, count: 1) == [ScriptTable.common])
        #expect(tag(0x0E01) == "Thai")
        #expect(ScriptTable.isComplex(ScriptTable.script(0x0E01)))
    }

    @Test func `finds the same scripts for a range as for single characters`() {
        for first in stride(from: UInt32(0), to: 0x11_0000, by: 256) {
            let together = ScriptTable.scripts(from: first, count: 256)
            guard Set(together).count > 1 || first < 0x3000 else { continue }
            let alone = (0..<256).map { ScriptTable.scripts(from: first + $0, count: 1)[0] }
            #expect(together == alone)
        }
    }

    private func tags(_ script: FontTag) -> [FontTag] {
        ScriptTable.openTypeTags(ScriptTable.number(script))
    }

    // Source: the script tags of the OpenType specification, in the order in which HarfBuzz looks
    // for them.
    @Test func `finds the OpenType tags of scripts`() {
        #expect(tags("Zyyy") == [])
        #expect(tags("Latn") == ["latn"])
        #expect(tags("Deva") == ["dev3", "dev2", "deva"])
        #expect(tags("Mlym") == ["mlm3", "mlm2", "mlym"])
        #expect(tags("Mymr") == ["mym2", "mymr"])
        #expect(tags("Laoo") == ["lao "])
        #expect(tags("Nkoo") == ["nko "])
        #expect(tags("Yiii") == ["yi  "])
        #expect(ScriptTable.number("Abcd") == ScriptTable.common)
    }

    @Test func `finds the direction and the engine of a script`() {
        func direction(_ script: FontTag) -> Bool? {
            ScriptTable.isRightToLeft(ScriptTable.number(script))
        }
        #expect(direction("Arab") == true)
        #expect(direction("Latn") == false)
        #expect(direction("Hung") == nil)
        #expect(direction("Zyyy") == nil)
        #expect(ScriptTable.engine(ScriptTable.number("Syrc")) == .arabic)
        #expect(ScriptTable.engine(ScriptTable.number("Laoo")) == .thai)
        #expect(ScriptTable.engine(ScriptTable.number("Sinh")) == .universal)
        #expect(ScriptTable.engine(ScriptTable.number("Telu")) == .indic)
        #expect(ScriptTable.engine(ScriptTable.number("Thaa")) == .standard)
    }

    @Test func `finds each script by its tag`() {
        for script in 0..<UInt8(ScriptTable.count) {
            #expect(ScriptTable.number(ScriptTable.tag(script)) == script)
        }
    }
}

extension ScriptTable {
    /// Returns the script numbers of consecutive characters.
    static func scripts(from first: UInt32, count: Int) -> [UInt8] {
        var scripts: [UInt8] = []
        forEachRun(from: first, count: count) { scripts += Array(repeating: $0, count: $1) }
        return scripts
    }
}
