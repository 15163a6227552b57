import TypeScaleCode
import TypeScaleDiagnostics

/// The systems for which the targets of an app compile each file.
///
/// Xcode's projects and packages of SwiftPM say it. Settings in other files, such as `.xcconfig`,
/// are not known.
struct AppTargets: Sendable {
    /// What projects say about a file.
    enum Membership: Sendable {
        /// Targets for these systems compile the file. The set is empty if they are not known.
        ///
        /// The number identifies the target if there is only one.
        case compiled(Set<BuildConfiguration.System>, target: Int?)
        /// A project lists the files around this one, and no target contains it.
        case unused
        /// No project or package contains the file.
        case unknown
    }

    /// The systems of each target.
    private var targets: [Set<BuildConfiguration.System>] = []
    /// The targets of each file.
    private var files = NameDictionary<[Int]>()
    /// The folders whose files belong to a target.
    private var folders: [(path: String, target: Int)] = []
    /// The folders with packages.
    private var packages: [(path: String, target: Int)] = []
    /// The folders in which projects list files.
    private var listed: [String] = []

    /// Returns what projects and packages say about a file.
    func membership(of path: String) -> Membership {
        let own =
            files[path] ?? Self.innermost(folders, path) ?? Self.innermost(packages, path) ?? []
        if !own.isEmpty {
            let systems = Set(own.flatMap { targets[$0] })
            return .compiled(systems, target: own.count == 1 ? own.first : nil)
        }
        return listed.contains { path.isInside($0) } ? .unused : .unknown
    }

    /// Returns the targets of the innermost folder that contains a file.
    private static func innermost(
        _ folders: [(path: String, target: Int)],
        _ path: String
    ) -> [Int]? {
        let around = folders.filter { path.isInside($0.path) }
        guard let longest = around.map(\.path.utf8.count).max() else { return nil }
        return around.filter { $0.path.utf8.count == longest }.map(\.target)
    }

    // MARK: - Packages

    /// Adds a package's manifest, `Package.swift`.
    mutating func addPackage(_ source: SwiftSource, path: String) {
        let names = source.calls.filter {
            source.text($0.name) == "platforms" || $0.isImplicitMember
        }
        .map { source.text($0.name) }
        let systems = Set(names.compactMap { BuildConfiguration.System(rawValue: $0) })
        packages.append((path.folder, targets.count))
        targets.append(systems)
    }

    // MARK: - Projects

    /// Adds the contents of a project file, `App.xcodeproj/project.pbxproj`.
    mutating func addProject(_ bytes: [UInt8], path: String) {
        let project = ProjectObjects(bytes)
        let root = path.folder.folder
        let paths = Self.paths(project, root: root)
        let defaults =
            project.objects.values.first { $0.kind == "PBXProject" }
            .map { Self.systems($0, project) } ?? []
        var count = 0
        for target in project.objects.values where target.kind == "PBXNativeTarget" {
            let own = Self.systems(target, project)
            let number = targets.count
            targets.append(own.isEmpty ? defaults : own)
            for phase in target.lists["buildPhases"] ?? [] {
                guard let phase = project[phase],
                    ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.kind)
                else { continue }
                for file in phase.lists["files"] ?? [] {
                    guard let reference = project[file]?.texts["fileRef"] else { continue }
                    for path in Self.members(reference, project, paths) {
                        files[path, default: []].append(number)
                        count += 1
                    }
                }
            }
            for group in target.lists["fileSystemSynchronizedGroups"] ?? [] {
                guard let path = paths[group] else { continue }
                folders.append((path, number))
                count += 1
            }
        }
        if count > 0 { listed.append(root) }
    }

    /// Returns the paths of a file, or of the languages of a group of them.
    private static func members(
        _ reference: String,
        _ project: ProjectObjects,
        _ paths: [String: String]
    ) -> [String] {
        if let object = project[reference], object.kind == "PBXVariantGroup" {
            return (object.lists["children"] ?? []).compactMap { paths[$0] }
        }
        return paths[reference].map { [$0] } ?? []
    }

    /// Returns the paths of all files and groups.
    private static func paths(_ project: ProjectObjects, root: String) -> [String: String] {
        var parents: [String: String] = [:]
        for (identifier, object) in project.objects {
            for child in object.lists["children"] ?? [] { parents[child] = identifier }
        }
        var paths: [String: String] = [:]
        for (identifier, _) in project.objects {
            var parts: [String] = []
            var current: String? = identifier
            // Groups can form a circle.
            for _ in 0..<64 {
                guard let name = current, let object = project[name] else { break }
                if let path = object.texts["path"] { parts.append(path) }
                guard object.texts["sourceTree"] != "SOURCE_ROOT" else { break }
                current = parents[name]
            }
            paths[identifier] = ([root] + parts.reversed()).joined(separator: "/").normalizedPath
        }
        return paths
    }

    /// Returns the systems of a target, or of a project.
    private static func systems(
        _ object: ProjectObjects.Object,
        _ project: ProjectObjects
    ) -> Set<BuildConfiguration.System> {
        let list = object.texts["buildConfigurationList"].flatMap { project[$0] }
        var systems: Set<BuildConfiguration.System> = []
        for name in list?.lists["buildConfigurations"] ?? [] {
            guard let settings = project[name]?.settings else { continue }
            let words = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? ""
            for word in words.utf8.split(separator: 0x20) {
                if let system = sdks[String(Substring(word))] { systems.insert(system) }
            }
        }
        return systems
    }

    /// The systems by the names of their SDKs.
    private static let sdks: [String: BuildConfiguration.System] = [
        "iphoneos": .iOS, "macosx": .macOS, "appletvos": .tvOS, "watchos": .watchOS,
        "xros": .visionOS,
    ]
}

extension String {
    /// The path of the folder that contains a file, or an empty string.
    var folder: String {
        utf8.lastIndex(of: UInt8(ascii: "/")).map { String(Substring(utf8[..<$0])) } ?? ""
    }

    /// Returns whether a file is in a folder, which can be the empty path.
    fileprivate func isInside(_ folder: String) -> Bool {
        guard !folder.isEmpty else { return true }
        return utf8.starts(with: folder.utf8)
            && utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
    }

    /// The path without `.` and `..`.
    fileprivate var normalizedPath: String {
        var parts: [Substring.UTF8View] = []
        for part in self[...].utf8.split(separator: UInt8(ascii: "/")) {
            if part.elementsEqual("..".utf8) {
                _ = parts.popLast()
            } else if !part.elementsEqual(".".utf8) {
                parts.append(part)
            }
        }
        return parts.map { String(Substring($0)) }.joined(separator: "/")
    }
}

extension AppTargets.Membership {
    /// The target, or `nil` if no project names one.
    var target: Int? { if case .compiled(_, let target) = self { target } else { nil } }

    /// Whether no target compiles the file.
    var isUnused: Bool { if case .unused = self { true } else { false } }

    /// Returns the systems for which a file is judged.
    ///
    /// - Parameter imports: The system that the imports of the file suggest.
    /// - Returns: The systems, or an empty array if nothing says them.
    func systems(imports: BuildConfiguration.System?) -> [BuildConfiguration.System] {
        guard case .compiled(let systems, _) = self, !systems.isEmpty else {
            return imports.map { [$0] } ?? []
        }
        let order: [BuildConfiguration.System] = [.iOS, .watchOS, .visionOS, .macOS, .tvOS]
        let known = order.filter { systems.contains($0) }
        // UIKit is on several systems, and the modules of the others are on one.
        if let imports, imports != .iOS, systems.contains(imports) { return [imports] }
        let judged = known.filter(\.hasTextSize)
        return judged.isEmpty ? Array(known.prefix(1)) : judged
    }
}
