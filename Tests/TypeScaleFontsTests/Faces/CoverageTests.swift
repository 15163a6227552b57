import Testing
import TypeScaleFonts
import TypeScaleTestSupport

struct CoverageTests {
    private func face(_ change: (inout TestFont) -> Void) throws -> Typeface {
        var font = TestFont()
        change(&font)
        return try #require(try FontFile(bytes: font.bytes).faces.first)
    }

    @Test(
        arguments: [
            Named("format 4", (3, 1, .segments([(0x20, 0x7E, 1), (0xAC00, 0xAC02, 200)]))),
            Named("format 0", (3, 1, .bytes([0x41: 7, 0xFF: 200]))),
            Named("format 0, Macintosh Roman", (1, 0, .bytes([0x41: 1, 0x8E: 2]))),
            Named("format 4, Symbol", (3, 0, .segments([(0xF020, 0xF0FF, 1)]))),
            Named(
                "format 2",
                (3, 1, .mixed(single: (0x41, [5, 6]), lead: 0x81, pair: (0x40, [1, 0, 3], 10)))
            ),
            Named("format 4 with surrogates", (3, 1, .segments([(0xD700, 0xE000, 1)]))),
            Named("format 4 with a long segment", (3, 1, .segments([(0x20, 0x2FF, 1)]))),
        ] as [Named<(Int, Int, FontBytes)>]
    )
    func `lists the characters that have a glyph`(map: Named<(Int, Int, FontBytes)>) throws {
        let face = try face {
            $0.characterMaps = [map.value]
            $0.glyphCount = 3000
        }
        let ranges = try face.supportedCharacters()
        #expect(!ranges.isEmpty)
        for (range, next) in zip(ranges, ranges.dropFirst()) {
            #expect(range.upperBound.value + 1 < next.lowerBound.value)
        }
        for value in UInt32(0)...0x1_0FFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isListed = ranges.contains { $0.contains(scalar) }
            if try (face.glyph(for: scalar) != nil) != isListed {
                Issue.record("U+\(String(value, radix: 16))")
            }
        }
    }

    @Test func `a face without characters has no ranges`() throws {
        #expect(try face { $0.replaced["cmap"] = .some(nil) }.supportedCharacters().isEmpty)
    }

    @Test func `lists the scripts and features of both tables`() throws {
        let face = try face {
            $0.replaced["GSUB"] = .layout(
                scripts: ["dev2", "latn"],
                features: [("liga", [])],
                lookups: []
            )
            $0.replaced["GPOS"] = .layout(features: [("kern", []), ("liga", [])], lookups: [])
        }
        #expect(try face.scriptTags() == ["dev2", "latn", "DFLT"])
        #expect(try face.featureTags() == ["liga", "kern"])
        #expect(try self.face { _ in }.scriptTags().isEmpty)
    }

    /// A list can state more records than the table contains.
    @Test func `reads the tags of a truncated table`() throws {
        let table = FontBytes.layout(scripts: ["latn"], features: [("liga", [])], lookups: [])
        for count in 0..<table.bytes.count {
            let face = try face { $0.replaced["GSUB"] = FontBytes(Array(table.bytes[..<count])) }
            #expect(try face.scriptTags().isSubset(of: ["latn"]))
            #expect(try face.featureTags().isSubset(of: ["liga"]))
        }
    }
}
