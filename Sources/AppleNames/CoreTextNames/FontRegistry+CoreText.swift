import Foundation
public import TypeScaleFonts

extension FontRegistry {
    /// The fonts that the app registers with Core Text's functions, and those that the main bundle
    /// lists under `UIAppFonts`.
    ///
    ///     let resolver = FontResolver(.coreText)
    ///
    /// UIKit's names find fonts in this registry. The first access registers the fonts of the main
    /// bundle. A line on standard error reports each one that fails, as an app cannot catch an
    /// error there.
    public static let coreText: FontRegistry = {
        let registry = FontRegistry()
        guard let entries = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") else {
            return registry
        }
        let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        for entry in entries as? [Any] ?? [entries] {
            do throws(FontError) {
                guard let name = entry as? String, !name.isEmpty else {
                    warn("\(folder.path): expected a file name")
                    continue
                }
                let path = folder.appending(path: name).path
                for failure in try registry.register(path: path).diagnostics { warn("\(failure)") }
            } catch {
                warn("\(error)")
            }
        }
        return registry
    }()

    private static func warn(_ message: String) {
        FileHandle.standardError.write(Data("UIAppFonts: \(message)\n".utf8))
    }
}
