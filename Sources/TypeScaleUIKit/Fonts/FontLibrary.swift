import Foundation
import TypeScale
import TypeScaleFonts
import TypeScaleFoundation

/// The fonts that UIKit's names find: those that the program registers, and those under
/// `UIAppFonts` in the main bundle's `Info.plist`.
final class FontLibrary: Sendable {
    static let shared = FontLibrary()

    let registry = FontRegistry()

    /// Registers the fonts of the main bundle.
    private init() {
        guard let plist = Self.infoDictionary(of: .main) else { return }
        do {
            for failure in try registry.registerAppFonts(infoDictionary: plist).failures {
                Self.warn("UIAppFonts", failure)
            }
        } catch {
            Self.warn("UIAppFonts", error)
        }
    }

    /// Returns the path of the property list: on Linux, an executable is next to its bundle.
    private static func infoDictionary(of bundle: Bundle) -> URL? {
        let urls = [
            bundle.bundleURL.appending(path: "Info.plist"),
            bundle.resourceURL?.appending(path: "Info.plist"),
        ]
        return urls.compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Writes an error that UIKit's functions cannot throw to standard error.
    static func warn(_ task: String, _ error: FontError) {
        FileHandle.standardError.write(Data("\(task): \(error)\n".utf8))
    }
}

extension FontLibrary {
    /// Returns the registered face with a PostScript, family or full name.
    ///
    /// The result is `nil` if no face has the name, or if its file is gone.
    func face(named name: String) -> UIKitFace? {
        registry.match(named: name).flatMap { UIKitFace($0) }
    }

    /// Returns all faces and named instances of a family.
    func faces(ofFamily family: String) -> [UIKitFace] {
        registry.faceNames(forFamilyName: family).compactMap(face(named:))
    }
}
