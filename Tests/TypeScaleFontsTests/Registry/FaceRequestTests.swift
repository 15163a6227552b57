import Testing
import TypeScaleFonts
import TypeScaleTestSupport

/// Compares the selected faces with the rules of CSS Fonts 4, section 5.2.
struct FaceRequestTests {
    private func registry(
        _ faces: [(weight: Int, width: Int, isItalic: Bool)]
    ) throws -> FontRegistry {
        let registry = FontRegistry()
        for (index, face) in faces.enumerated() {
            var font = TestFont()
            font.names = [.init(1, "F"), .init(2, "\(index)"), .init(6, "F-\(index)")]
            font.os2?.weight = face.weight
            font.os2?.width = face.width
            font.os2?.selection = face.isItalic ? 1 : 0
            try registry.register(bytes: font.bytes, name: "\(index)")
        }
        return registry
    }

    @Test(
        arguments: [
            ([300, 700], 400, 300), ([400, 600], 500, 400), ([400, 500], 450, 500),
            ([300, 600], 450, 300), ([600, 900], 450, 600), ([300, 400], 350, 300),
            ([400, 500], 350, 400), ([400, 700, 900], 600, 700), ([300, 700], 800, 700),
            ([300, 400, 700], 400, 400), ([100, 200, 300], 250, 200),
        ] as [([Int], Double, Double)]
    )
    func `selects a weight as CSS does`(weights: [Int], requested: Double, selected: Double) throws
    {
        for weights in [weights, weights.reversed()] {
            let registry = try registry(weights.map { ($0, 5, false) })
            let face = try registry.face(forFamilyName: "F", weight: requested)
            #expect(try face.traits().weight == selected)
        }
    }

    /// The classes 3, 5 and 7 are 75, 100 and 125 percent.
    @Test(
        arguments: [
            ([3, 7], 100, 75), ([3, 7], 110, 125), ([3], 110, 75), ([3, 5, 7], 90, 75),
            ([5, 7], 90, 100), ([3, 5], 120, 100),
        ] as [([Int], Double, Double)]
    )
    func `selects a width as CSS does`(widths: [Int], requested: Double, selected: Double) throws {
        let registry = try registry(widths.map { (400, $0, false) })
        let face = try registry.face(forFamilyName: "F", width: requested)
        #expect(try face.traits().width == selected)
    }

    @Test func `the width precedes the slant, and the slant precedes the weight`() throws {
        let slanted = try registry([(400, 3, true), (400, 5, false)])
        #expect(try !slanted.face(forFamilyName: "F", isItalic: true).traits().isItalic)
        let light = try registry([(400, 5, false), (900, 5, true)])
        #expect(try light.face(forFamilyName: "F", isItalic: true).traits().weight == 900)
        #expect(try light.face(forFamilyName: "F", weight: 900).traits().weight == 400)
        let upright = try registry([(400, 5, false)])
        #expect(try !upright.face(forFamilyName: "F", isItalic: true).traits().isItalic)
    }

    @Test func `a variable face has the nearest values of its axes`() throws {
        var font = TestFont()
        font.axes = [("wght", 300, 400, 650), ("slnt", -10, 0, 0), ("opsz", 8, 14, 32)]
        let registry = FontRegistry()
        try registry.register(bytes: font.bytes, name: "variable")
        let face = try registry.face(forFamilyName: "Test", weight: 900, isItalic: true)
        #expect(face.coordinates == ["wght": 650, "slnt": -10])
        #expect(try registry.face(forFamilyName: "Test", weight: .nan).traits().weight == 400)
    }

    @Test func `an unknown family is an error with a suggestion`() throws {
        let registry = try registry([(400, 5, false)])
        let error = #expect(throws: FontNotFound.self) {
            try registry.face(forFamilyName: "f", weight: 700)
        }
        #expect(error?.suggestion == "F")
    }
}
