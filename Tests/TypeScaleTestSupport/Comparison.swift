/// A comparison with fonts, files or programs of Debian packages that may not be installed.
///
///     guard let face = try? FontFile(path: path).faces.first else {
///         return Comparison.skip("widths in Pango", font: path)
///     }
///
/// At its end, the test process prints all skipped comparisons and their packages.
package enum Comparison {
    /// Records that a comparison is skipped, because a package is not installed.
    package static func skip(_ name: String, needs package: String) {
        ClosingLines.shared.skip(name, needs: package, isNewer: false)
    }

    /// Records that a comparison is skipped, because a font is not installed.
    ///
    /// - Parameters:
    ///   - name: The comparison.
    ///   - font: The path of the font's file, or the name of its face.
    ///   - isOutdated: Whether another version of the font is installed.
    package static func skip(_ name: String, font: String, isOutdated: Bool = false) {
        let file = font.split(separator: "/").last.map(String.init) ?? font
        let package = packages.first { file.hasPrefix($0.prefix) }?.package ?? "(\(file))"
        let isNewer = isOutdated || package == "fonts-pretendard"
        ClosingLines.shared.skip(name, needs: package, isNewer: isNewer)
    }

    /// Returns a condition, and records that a comparison is skipped if it is false.
    package static func canRun(_ name: String, needs package: String, _ condition: Bool) -> Bool {
        if !condition { skip(name, needs: package) }
        return condition
    }

    /// The packages by the start of a font's name, of Debian 12, except for Pretendard.
    private static let packages: [(prefix: String, package: String)] = [
        ("NotoSansCJK", "fonts-noto-cjk"), ("NotoSerifCJK", "fonts-noto-cjk"),
        ("Noto", "fonts-noto-core"), ("DejaVu", "fonts-dejavu-core"), ("Lato", "fonts-lato"),
        ("Nanum", "fonts-nanum"), ("Inter", "fonts-inter"), ("Amiri", "fonts-hosny-amiri"),
        ("Liberation", "fonts-liberation"), ("Pretendard", "fonts-pretendard"),
        ("P052", "fonts-urw-base35"), ("Nimbus", "fonts-urw-base35"),
        ("TeXGyre", "fonts-texgyre"), ("OpenSans", "fonts-open-sans"),
        ("Roboto", "fonts-roboto-unhinted"), ("UnDotum", "fonts-unfonts-core"),
        ("Gubbi", "fonts-gubbi"), ("Jamrul", "fonts-beng-extra"), ("Mukti", "fonts-beng-extra"),
        ("kalimati", "fonts-deva-extra"), ("Lohit-Devanagari", "fonts-lohit-deva"),
        ("Suruma", "fonts-smc-suruma"),
    ]
}
