import Foundation
import TypeScaleDiagnostics

/// A format of translation files.
///
///     for format in TranslationFormat.all { print(format.name, format.pathExtensions) }
///
/// Each format is declared in the file of its parser.
public struct TranslationFormat: Sendable {
    /// The name in a list of formats, such as `gettext's PO files`.
    public let name: String

    /// The extensions of the files, such as `po`.
    public let pathExtensions: [String]

    /// The part of a path that names the language.
    let pathLanguage: PathLanguage

    /// Adds the entries in a file, whose path names the language, to an empty catalog.
    let read:
        @Sendable (
            inout TranslationCatalog, consuming Data, _ language: String?
        ) throws(Diagnostic) -> Void

    /// The part of a path that names the language, after a folder such as `de.lproj`.
    enum PathLanguage {
        /// A folder, such as in `de/a.strings`.
        case folder
        /// A part of the name, such as in `a.de.json`, or else a folder.
        case namePart
        /// A locale of the C library, such as in `de@latin.po` and `de/LC_MESSAGES/a.po`.
        case locale
        /// The end of the name, such as in `app_de.arb`, or else a folder.
        case nameEnd
        /// A folder of Android's resources, such as in `values-de/strings.xml`.
        case resourceFolder
    }
}

extension TranslationFormat {
    /// All formats that can be read.
    public static let all: [TranslationFormat] = [
        .stringCatalog, .strings, .stringsDict, .json, .resourceBundle, .gettext, .xliff, .android,
    ]

    /// The extensions in a list such as `.xcstrings, .strings or .json`.
    static var extensionsInWords: String {
        let extensions = all.flatMap(\.pathExtensions).map { "." + $0 }
        return extensions.dropLast().joined(separator: ", ") + " or " + (extensions.last ?? "")
    }
}
