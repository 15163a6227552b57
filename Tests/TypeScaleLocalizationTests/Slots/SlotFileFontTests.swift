import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization

/// The fonts of a design system in a slots file.
struct SlotFileFontTests {
    private func file(_ fonts: String) throws -> SlotFile {
        try SlotFile(data: Data("{\"fonts\": \(fonts)}".utf8), file: "typescale.json")
    }

    @Test func `a font is a style or a dictionary of fields`() throws {
        let file = try file(
            """
            {"daxBody": "body",
             "daxTitle": {"style": "title1", "font": {"face": "Lato-Bold", "size": 26},
                          "maximumPointSize": 40}}
            """
        )
        #expect(file.slots == [])
        #expect(file.diagnostics == [])
        #expect(file.fonts["daxBody"] == .system(.body))
        #expect(
            file.fonts["daxTitle"]
                == FontDescription(name: "Lato-Bold", textStyle: .title1, size: 26)
                .maximumPointSize(40)
        )
    }

    @Test(
        arguments: [
            ("{\"a\": \"boddy\", \"b\": \"body\"}", "fonts.a"),
            ("{\"a\": {\"width\": 10}, \"b\": \"body\"}", "fonts.a.width"),
            ("{\"a\": {\"size\": -1}, \"b\": \"body\"}", "fonts.a.size"),
            ("{\"a\": 17, \"b\": \"body\"}", "fonts.a"),
        ]
    )
    func `an invalid font is dropped, with its place`(fonts: String, path: String) throws {
        let file = try file(fonts)
        #expect(file.diagnostics.map(\.path) == [path])
        #expect(file.fonts.count == 1)
    }

    @Test func `a list instead of fonts is an error`() throws {
        #expect(try file("[1]").diagnostics.map(\.path) == ["fonts"])
    }
}
