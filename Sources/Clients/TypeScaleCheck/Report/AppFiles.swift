import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleLocalization

/// The files of an app's folder that a check reads, by kind.
struct AppFiles {
    private(set) var swift: [String] = []
    private(set) var interfaces: [String] = []
    private(set) var objectiveC: [String] = []
    private(set) var catalogs: [String] = []
    private(set) var propertyLists: [String] = []
    private(set) var fonts: [String] = []
    /// The project files of Xcode, and the manifests of packages.
    private(set) var projects: [String] = []
    /// The names of the symbol sets in asset catalogs.
    private(set) var symbolSets: Set<ExactString> = []
    /// The number of Swift files that are tests or code of other projects.
    private(set) var skippedCount = 0

    /// The files of all kinds.
    var all: [String] {
        swift + interfaces + objectiveC + catalogs + propertyLists + fonts
    }

    /// The number of files that are read for fonts and labels, with Objective-C code only next to
    /// interface files.
    var codeCount: Int {
        swift.count + interfaces.count + (interfaces.isEmpty ? 0 : objectiveC.count)
    }

    /// Whether the files can contain text that an app shows.
    var showText: Bool { !swift.isEmpty || !interfaces.isEmpty }

    /// The message about a folder without such files.
    var nothingToCheck: String {
        let kinds = "the folder contains no Swift code and no interface files"
        guard skippedCount > 0 else { return kinds }
        let files = skippedCount == 1 ? "1 Swift file" : "\(skippedCount) Swift files"
        return kinds + "; \(files) of tests and other projects left out"
    }

    /// The extensions of all files that a check reads.
    static let extensions: Set<String> = [
        "swift", "m", "mm", "xib", "storyboard", "strings", "stringsdict", "xcstrings", "plist",
        "ttf", "otf",
        "ttc", "otc", "json", "pbxproj",
    ]

    /// The folders with other projects' code, and with products of builds.
    private static let otherFolders: Set<String> = [
        "pods", "carthage", "deriveddata", "node_modules", "build", "vendor",
        "thirdparty", "third-party", "third_party", "sourcepackages",
    ]

    /// Sorts paths by kind, and leaves out hidden files, tests and other projects.
    init(_ paths: [String]) {
        for path in paths {
            let parts = path.utf8.split(separator: UInt8(ascii: "/"))
            guard let last = parts.last, !parts.contains(where: { $0.first == UInt8(ascii: ".") })
            else { continue }
            let name = String(Substring(last)).lowercased()
            if parts.count > 1, let set = Self.symbolSet(parts[parts.count - 2]) {
                symbolSets.insert(ExactString(set))
            }
            let isOther = parts.dropLast().contains {
                Self.otherFolders.contains(String(Substring($0)).lowercased()) || Self.isTest($0)
            }
            switch name.utf8.split(separator: UInt8(ascii: ".")).last.map({ String($0) ?? "" }) {
            case "swift":
                if !isOther, name == "package.swift" {
                    projects.append(path)
                } else if isOther || Self.isTest(last.dropLast(6)) {
                    skippedCount += 1
                } else {
                    swift.append(path)
                }
            case _ where isOther: continue
            case "xib", "storyboard": interfaces.append(path)
            case "m", "mm": objectiveC.append(path)
            case "strings", "stringsdict", "xcstrings": catalogs.append(path)
            case "pbxproj": projects.append(path)
            case "plist": propertyLists.append(path)
            case "ttf", "otf", "ttc", "otc": fonts.append(path)
            default: continue
            }
        }
    }

    /// Returns the name of a symbol set, such as `bolt.slash` for `bolt.slash.symbolset`.
    private static func symbolSet(_ folder: Substring.UTF8View) -> String? {
        let ending = ".symbolset".utf8
        guard folder.count > ending.count, folder.suffix(ending.count).elementsEqual(ending) else {
            return nil
        }
        return String(Substring(folder.dropLast(ending.count)))
    }

    /// Returns whether the last word of a name is one for tests, as in `AppTests` and `ui-tests`.
    ///
    /// `Latest` and `Contests` only end with the same letters.
    private static func isTest(_ name: Substring.UTF8View) -> Bool {
        ["test", "tests", "mocks"].contains { word in
            guard name.count >= word.utf8.count else { return false }
            let end = name.suffix(word.utf8.count)
            guard end.elementsEqual(word.utf8, by: { $0 | 0x20 == $1 }) else { return false }
            // Only the first letter of a word in a name is a capital.
            let startsWord = end.prefix(2).map { $0 & 0x20 } == [0, 0x20]
            let before = name.dropLast(word.utf8.count).last
            return startsWord || before.map { !$0.isASCIILetter } ?? true
        }
    }
}
