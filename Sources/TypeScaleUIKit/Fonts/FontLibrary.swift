import Foundation
import TypeScale
import TypeScaleFonts
import TypeScaleFoundation

/// The fonts that the app registers or lists in the main bundle's `Info.plist`.
final class FontLibrary: Sendable {
    static let shared = FontLibrary()

    let registry = FontRegistry()

    /// Creates a library with the fonts that the main bundle lists under `UIAppFonts`.
    private init() {
        let folders = [Bundle.main.bundleURL, Bundle.main.resourceURL].compactMap(\.self)
        let plists = folders.map { $0.appending(path: "Info.plist") }
        guard let plist = plists.first(where: { FileManager.default.fileExists(atPath: $0.path) })
        else { return }
        do {
            for failure in try registry.registerAppFonts(infoDictionary: plist).failures {
                Self.warn("UIAppFonts", failure)
            }
        } catch {
            Self.warn("UIAppFonts", error)
        }
    }

    /// Writes an error to standard error, because UIKit's functions cannot throw the error.
    static func warn(_ task: String, _ error: FontError) {
        FileHandle.standardError.write(Data("\(task): \(error)\n".utf8))
    }
}

extension FontLibrary {
    /// Returns the registered face that has the given PostScript, family or full name.
    ///
    /// Returns `nil` if no face has the name, or if the registered file can no longer be read.
    func face(named name: String) -> UIKitFace? {
        registry.match(named: name).flatMap { UIKitFace($0) }
    }

    /// Returns all faces and named instances of a family whose files can still be read.
    func faces(ofFamily family: String) -> [UIKitFace] {
        registry.faceNames(forFamilyName: family).compactMap(face(named:))
    }
}
