import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

struct EmbeddingPermissionTests {
    @Test(
        arguments: [
            (0x0000, .installable, true, "installable embedding"),
            (0x0002, .restricted, false, "restricted: no embedding without permission"),
            (0x0004, .previewAndPrint, true, "embedding to preview and print"),
            (0x0008, .editable, true, "editable embedding"),
            (0x0108, .editable, true, "editable embedding, whole fonts only"),
            (0x0200, .installable, false, "installable embedding, bitmaps only"),
            (
                0x0302, .restricted, false,
                "restricted: no embedding without permission, whole fonts only, bitmaps only"
            ),
            // If several uses are set, the one that permits more applies.
            (0x0006, .previewAndPrint, true, "embedding to preview and print"),
            (0x000E, .editable, true, "editable embedding"),
            // Reserved bits have no effect.
            (0xFCF1, .installable, true, "installable embedding"),
        ] as [(Int, EmbeddingPermission.Usage, Bool, String)]
    )
    func `reads the bits of fsType`(
        bits: Int,
        usage: EmbeddingPermission.Usage,
        allows: Bool,
        words: String
    ) throws {
        var font = TestFont()
        font.os2?.embedding = bits
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        let permission = try #require(face.embeddingPermission)
        #expect(permission == EmbeddingPermission(bits: UInt16(bits)))
        #expect(permission.usage == usage)
        #expect(permission.allowsEmbedding == allows)
        #expect(permission.allowsSubsetting == (bits & 0x100 == 0))
        #expect(permission.description == words)
    }

    @Test(arguments: [nil, FontBytes([0, 4, 0, 0])] as [FontBytes?])
    func `a file without a valid table has no permission`(table: FontBytes?) throws {
        var font = TestFont()
        font.replaced["OS/2"] = .some(table)
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        #expect(face.embeddingPermission == nil)
    }
}
