import Foundation
import TypeScaleLocalization

/// Compares the widths of all texts in translation files with HarfBuzz.
///
///     swift run -c release CatalogDifferential FOLDER NotoSans-Regular.ttf ...
///
/// Each line of a text is measured in the first font that contains all of its characters. Prints
/// the numbers of equal and different widths by script, and the first differences. Ends with 1 if a
/// width differs, or if no text was compared.
@main
struct CatalogDifferential {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let folder = arguments.first, arguments.count > 1 else {
            print("usage: CatalogDifferential FOLDER FONT...")
            exit(2)
        }
        let fonts = arguments.dropFirst().compactMap(ComparedFont.init)
        let extensions = Set(TranslationFormat.all.flatMap(\.pathExtensions))
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        var comparison = WidthComparison(fonts)
        for name in (names ?? []).sorted() {
            let ending = name.split(separator: ".").last.map { String($0) } ?? ""
            guard extensions.contains(ending),
                let catalog = try? TranslationCatalog(
                    contentsOf: URL(filePath: "\(folder)/\(name)")
                )
            else { continue }
            try comparison.add(catalog)
        }
        print(comparison)
        exit(comparison.isEqual ? 0 : 1)
    }
}
