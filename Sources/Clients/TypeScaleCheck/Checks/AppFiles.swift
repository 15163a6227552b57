import TypeScaleFoundation
import TypeScaleLocalization

/// The files of an app's folder that a check reads, by kind.
struct AppFiles {
    private(set) var swift: [String] = []
    private(set) var interfaces: [String] = []
    private(set) var catalogs: [String] = []
    private(set) var propertyLists: [String] = []
    private(set) var fonts: [String] = []
    /// The number of Swift files that are tests or code of other projects.
    private(set) var skippedCount = 0

    /// The files of all kinds.
    var all: [String] { swift + interfaces + catalogs + propertyLists + fonts }

    /// The extensions of all files that a check reads.
    static let extensions: Set<String> = [
        "swift", "xib", "storyboard", "strings", "stringsdict", "xcstrings", "plist", "ttf", "otf",
        "ttc", "otc",
    ]

    /// The folders with other projects' code, and with products of builds.
    private static let otherFolders: Set<String> = [
        "pods", "carthage", "deriveddata", "node_modules", "build", "checkouts", "vendor",
        "thirdparty", "third-party", "third_party", "sourcepackages",
    ]

    /// Sorts paths by kind, and leaves out hidden files, tests and other projects.
    init(_ paths: [String]) {
        for path in paths {
            let parts = path.lowercased().utf8.split(separator: UInt8(ascii: "/")).map {
                String($0) ?? ""
            }
            guard let name = parts.last,
                !parts.contains(where: { $0.utf8.first == UInt8(ascii: ".") })
            else { continue }
            let isOther = parts.dropLast().contains {
                Self.otherFolders.contains($0) || Self.isTest($0)
            }
            switch name.utf8.split(separator: UInt8(ascii: ".")).last.map({ String($0) ?? "" }) {
            case "swift":
                if isOther || Self.isTest(String(decoding: name.utf8.dropLast(6), as: UTF8.self)) {
                    skippedCount += 1
                } else {
                    swift.append(path)
                }
            case _ where isOther: continue
            case "xib", "storyboard": interfaces.append(path)
            case "strings", "stringsdict", "xcstrings": catalogs.append(path)
            case "plist": propertyLists.append(path)
            default: fonts.append(path)
            }
        }
    }

    private static func isTest(_ name: String) -> Bool {
        ["test", "tests", "mocks"].contains {
            name.utf8.suffix($0.utf8.count).elementsEqual($0.utf8)
        }
    }
}
