import Testing
import TypeScaleLayout

/// The metrics of the fonts in the measured screenshots, in proportion to the size.
enum StatedFonts {
    static func metrics(_ name: some StringProtocol, at size: Double) throws -> FaceMetrics {
        func face(_ ascender: Double, _ descender: Double, _ capHeight: Double) -> FaceMetrics {
            FaceMetrics(
                pointSize: size,
                ascender: ascender * size,
                descender: descender * size,
                capHeight: capHeight * size,
                xHeight: capHeight * size * 0.7
            )
        }
        switch name {
        case "SF": return FontInstance.system(SystemFace()).metrics(at: size)
        // Fitted to the picture.
        case "Palatino": return face(0.82, -0.28, 0.692)
        // From the font file in the playground.
        case "InterBold": return face(2728 / 2816, -680.0 / 2816, 2048 / 2816)
        // From the tables in the macOS font file, as published.
        case "Georgia": return face(1878 / 2048, -449.0 / 2048, 1419 / 2048)
        // This interpretation of loose leading matches both rows: two more points below the
        // baseline.
        case "SFLoose":
            let usual = FontInstance.system(SystemFace()).metrics(at: size)
            return FaceMetrics(
                pointSize: size,
                ascender: usual.ascender,
                descender: usual.descender - 2,
                capHeight: usual.capHeight,
                xHeight: usual.xHeight
            )
        default: return try #require(nil, "unknown font \(name)")
        }
    }
}
