import Foundation

/// The files and folders to copy from a folder, in the order of their paths.
struct PortTree {
    enum Kind {
        case folder
        case file
        /// A symbolic link to a path in the same folder.
        case link(target: String)
    }

    /// The paths relative to the folder, and what they name.
    private(set) var entries: [(path: String, kind: Kind)] = []
    /// The paths of hidden files and folders, which are not copied.
    private(set) var hidden: [String] = []
    /// The files and folders that cannot be copied.
    private(set) var problems: [DataError] = []

    private let root: URL
    /// The name of the root in messages.
    private let name: String

    static let maximumEntries = 100_000
    static let maximumDepth = 32

    /// Lists the contents of a folder.
    init(_ root: URL, name: String, maximumEntries: Int = maximumEntries) throws(DataError) {
        self.root = root
        self.name = name
        // The folders that remain, in reverse order.
        var folders = [""]
        var count = 0
        while let folder = folders.popLast() {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: path(folder))
            else {
                if folder.isEmpty { throw DataError("cannot open \(name): permission denied") }
                report(folder, "cannot read the folder; its contents were not copied")
                continue
            }
            count += names.count
            guard count <= maximumEntries else {
                throw DataError(
                    "\(name) contains more than \(maximumEntries) files and folders; "
                        + "specify a subfolder"
                )
            }
            let depth = folder.isEmpty ? 0 : folder.utf8.count { $0 == UInt8(ascii: "/") } + 1
            var subfolders: [String] = []
            for name in names.sorted() {
                let path = folder.isEmpty ? name : folder + "/" + name
                if name.utf8.first == UInt8(ascii: ".") {
                    hidden.append(path)
                } else if let kind = kind(path, depth) {
                    entries.append((path, kind))
                    if case .folder = kind { subfolders.append(path) }
                }
            }
            folders += subfolders.reversed()
        }
    }

    /// Returns what a path names, or reports why it cannot be copied.
    private mutating func kind(_ entry: String, _ depth: Int) -> Kind? {
        switch FilePath.type(of: path(entry)) {
        case .typeRegular?: return .file
        case .typeDirectory?:
            if depth < Self.maximumDepth { return .folder }
            report(entry, "more than \(Self.maximumDepth) levels deep; the folder was not copied")
        case .typeSymbolicLink?:
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path(entry))
            if let target, Self.staysInside(target, depth) { return .link(target: target) }
            report(entry, "the link leaves the folder; it was not copied")
        case nil:
            let isLossy = FilePath.isLossy(entry)
            let reason = isLossy ? "its name is probably not valid UTF-8" : "cannot read the file"
            report(entry, "\(reason); it was not copied")
        default: report(entry, "not a file, a folder or a link; it was not copied")
        }
        return nil
    }

    /// Returns whether a link's target cannot leave the root, given the depth of the link's folder.
    static func staysInside(_ target: String, _ depth: Int) -> Bool {
        let parts = target.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
        let parents = parts.prefix { $0 == ".." }.count
        // After a name, which can itself be a link, `..` could leave the root.
        return target.utf8.first != UInt8(ascii: "/") && parents <= depth
            // Own text: an array of names.
            && !parts.dropFirst(parents).contains("..")
    }

    func path(_ entry: String) -> String { entry.isEmpty ? root.path : root.path + "/" + entry }

    private mutating func report(_ entry: String, _ problem: String) {
        problems.append(DataError(problem, at: "\(name)/\(entry)"))
    }
}
