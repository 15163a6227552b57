public import Foundation
public import TypeScale

// Core Text exists on all of Apple's systems.
#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
import CoreText
#else
import UIKitNames
#endif

extension Fontable {
    /// Registers the font files of all faces, found in a bundle.
    ///
    ///     try Brand.registerFonts(in: .module)
    ///
    /// The file of a face has the face's name and the extension `ttf`, `otf`, `ttc` or `otc`. Faces
    /// that are available already are skipped. All files are tried, so that one face that fails
    /// does not affect the others.
    ///
    /// - Parameters:
    ///   - bundle: The bundle.
    ///   - subdirectory: The folder in the bundle's resources, or `nil` for their top level.
    /// - Throws: ``FontRegistrationError`` with each face that is not available.
    public static func registerFonts(
        in bundle: Bundle = .main,
        subdirectory: String? = nil
    ) throws(FontRegistrationError) {
        let folder = [bundle.bundlePath, subdirectory].compactMap(\.self).joined(separator: "/")
        try registerFonts(searched: folder) { name, type in
            bundle.url(forResource: name, withExtension: type, subdirectory: subdirectory)
        }
    }

    /// Registers the font files of all faces, found in a folder.
    ///
    /// The files have the names that ``registerFonts(in:subdirectory:)`` describes.
    ///
    /// - Parameter folder: The file URL of the folder.
    /// - Throws: ``FontRegistrationError`` with each face that is not available.
    public static func registerFonts(in folder: URL) throws(FontRegistrationError) {
        try registerFonts(searched: folder.path) { name, type in
            let file = folder.appendingPathComponent(name).appendingPathExtension(type)
            return FileManager.default.fileExists(atPath: file.path) ? file : nil
        }
    }

    private static func registerFonts(
        searched folder: String,
        _ find: (_ name: String, _ type: String) -> URL?
    ) throws(FontRegistrationError) {
        var failures: [FontRegistrationError.Failure] = []
        for face in Style.allCases {
            let name = face.name
            // A bundle returns any file for an empty name.
            let isFileName = !name.isEmpty && !name.utf8.contains(UInt8(ascii: "/"))
            let types = isFileName ? ["ttf", "otf", "ttc", "otc"] : []
            let file = types.compactMap { find(name, $0) }.first
            let problem = file.flatMap(registerFont)
            // A file can contain another face. A face without a file can be available already.
            if (try? FontUnavailable.check(name)) != nil { continue }
            let reason =
                problem ?? file.map { .otherFace(file: $0.path) } ?? .noFile(folder: folder)
            failures.append(FontRegistrationError.Failure(face: name, reason: reason))
        }
        if !failures.isEmpty { throw FontRegistrationError(failures: failures) }
    }
}

/// Registers a font file, and returns the reason for a failure.
private func registerFont(_ file: URL) -> FontRegistrationError.Failure.Reason? {
    var error: Unmanaged<CFError>?
    if unsafe CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error) { return nil }
    guard let failure = unsafe error?.takeRetainedValue() else { return nil }
    return .rejected(
        file: file.path,
        code: CFErrorGetCode(failure),
        message: failure.localizedDescription
    )
}
