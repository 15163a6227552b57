import Foundation
import TypeScale
package import TypeScaleFonts

/// The fonts that the app registers or lists in the main bundle's `Info.plist`.
package final class FontLibrary: Sendable {
    static let shared = FontLibrary()

    let registry = FontRegistry()

    /// Creates a library with the fonts that the main bundle lists under `UIAppFonts`.
    private init() {
        guard let entries = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") else { return }
        let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        for entry in entries as? [Any] ?? [entries] {
            do throws(FontError) {
                guard let name = entry as? String, !name.isEmpty else {
                    throw FontError(.invalidFilePath, folder.path, "expected a file name")
                }
                let path = folder.appending(path: name).path
                for failure in try registry.register(path: path).failures {
                    Self.warn("UIAppFonts", failure)
                }
            } catch {
                Self.warn("UIAppFonts", error)
            }
        }
    }

    /// Writes an error to standard error, because UIKit's functions cannot throw the error.
    package static func warn(_ task: String, _ error: FontError) {
        FileHandle.standardError.write(Data("\(task): \(error)\n".utf8))
    }
}

extension FontLibrary {
    /// Returns the registered face that has the given PostScript, family or full name.
    ///
    /// Returns `nil` if no face has the name, or if the registered file can no longer be read. As
    /// in CSS, the case of letters doesn't matter. A name in the same case takes precedence.
    func face(named name: String) -> UIKitFace? {
        let match =
            registry.match(named: name)
            ?? registry.names.first { $0.isSameFontName(as: name) }.flatMap(registry.match(named:))
        return match.flatMap { UIKitFace($0) }
    }

    /// Returns all faces and named instances of a family whose files can still be read.
    func faces(ofFamily family: String) -> [UIKitFace] {
        faceNames(ofFamily: family).compactMap(face(named:))
    }

    /// Returns the sorted PostScript names of a family, whose case doesn't matter.
    func faceNames(ofFamily family: String) -> [String] {
        let names = registry.faceNames(forFamilyName: family)
        guard names.isEmpty else { return names }
        let other = registry.familyNames.first { $0.isSameFontName(as: family) }
        return other.map(registry.faceNames(forFamilyName:)) ?? []
    }
}

extension String {
    /// Returns whether two names of fonts are equal, apart from the case of letters.
    ///
    /// [CSS](https://www.w3.org/TR/css-fonts-4/#font-family-casing) defines this comparison.
    func isSameFontName(as other: String) -> Bool {
        self == other || lowercased() == other.lowercased()
    }
}
