import Foundation
import TypeScale
import TypeScaleFonts
import TypeScaleFoundation

/// The fonts that the app registers or lists in the main bundle's `Info.plist`.
final class FontLibrary: Sendable {
    static let shared = FontLibrary()

    let registry = FontRegistry()

    /// Registers the fonts that the main bundle lists under `UIAppFonts`.
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

    /// Reports an error on standard error, because UIKit's functions cannot throw it.
    static func warn(_ task: String, _ error: FontError) {
        FileHandle.standardError.write(Data("\(task): \(error)\n".utf8))
    }
}

extension FontLibrary {
    /// Returns the registered face with a PostScript, family or full name.
    ///
    /// Returns `nil` if no face has the name, or if the face's file was removed or replaced.
    func face(named name: String) -> UIKitFace? {
        registry.match(named: name).flatMap { UIKitFace($0) }
    }

    /// Returns all faces and named instances of a family.
    func faces(ofFamily family: String) -> [UIKitFace] {
        registry.faceNames(forFamilyName: family).compactMap(face(named:))
    }
}
