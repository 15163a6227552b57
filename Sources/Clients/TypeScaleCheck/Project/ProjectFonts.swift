import Foundation
import TypeScaleCode
import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleFonts
import TypeScaleSupport

/// The fonts that an app contains and registers, and the names that its code uses.
struct ProjectFonts: Sendable {
    private struct Entry: Sendable {
        let name: String
        let path: String
        let position: TextPosition?
    }

    private var files: [(path: String, faces: [Typeface])] = []
    /// The contents of the font files that are not in the file system.
    private var contents = NameDictionary<[UInt8]>()
    private var byteCount = 0
    private var entries: [Entry] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// The maximum size of a property list, in bytes.
    private static let maximumListBytes = 4 << 20
    /// The maximum number of names in all property lists.
    private static let maximumEntries = 10_000
    /// The maximum size of all font files in memory, in bytes.
    private static let maximumFontBytes = 128 << 20

    /// Reads the names of a font file's faces.
    mutating func addFont(_ path: String, in folder: AppFolder) {
        do {
            let faces = try fontFile(path, in: folder).faces
            files.append((path, faces))
            for face in faces { self.faces[face.postScriptName] = face }
        } catch {
            // The name of the file is known even if no face can be read.
            files.append((path, []))
            let detail = (error as? FontError)?.detail ?? (error as? Diagnostic)?.message
            diagnostics.append(
                Diagnostic(.unreadable, detail ?? "cannot read the file", file: path)
            )
        }
    }

    private mutating func fontFile(_ path: String, in folder: AppFolder) throws -> FontFile {
        // Faces read the tables of a file when they need them.
        guard !folder.source.isFileSystem else {
            return try FontFile(path: folder.path(of: path))
        }
        let limit = Self.maximumFontBytes - byteCount
        let bytes = Array(try folder.contents(of: path, upTo: limit))
        byteCount += bytes.count
        contents[path] = bytes
        return try FontFile(bytes: bytes, name: path)
    }

    /// Reads the names under `UIAppFonts` in a property list.
    mutating func addPropertyList(_ path: String, in folder: AppFolder) {
        do throws(Diagnostic) {
            let data = try folder.contents(of: path, upTo: Self.maximumListBytes)
            // Few of an app's property lists are an Info.plist.
            guard data.firstRange(of: "UIAppFonts".utf8) != nil else { return }
            let limits = DocumentLimits(bytes: Self.maximumListBytes)
            let tree = try DocumentTree(data: data, file: path, limits: limits)
            guard tree.kind(0) == .dictionary, let list = tree.child("UIAppFonts", of: 0) else {
                return
            }
            let nodes = Array(tree.children(of: list))
            guard entries.count + nodes.count <= Self.maximumEntries else {
                let limit = "the limit of \(Self.maximumEntries)"
                throw Diagnostic(.tooManyValues, "the fonts of all UIAppFonts exceed \(limit)")
            }
            let positions = tree.positions(of: nodes.map { tree.offset(of: $0) })
            for node in nodes {
                guard let name = tree.text(node) else { continue }
                let position = positions[tree.offset(of: node)]
                entries.append(Entry(name: name, path: path, position: position))
            }
        } catch {
            // A larger file is not an Info.plist.
            if error.kind != .tooManyBytes { diagnostics.append(error.inFile(path)) }
        }
    }

    /// All faces, by their PostScript names.
    private(set) var faces = NameDictionary<Typeface>()

    /// Returns the fonts to measure with.
    func registry(in folder: AppFolder) -> FontRegistry {
        let registry = FontRegistry()
        for file in files where !file.faces.isEmpty {
            // The file was read before, so that an error is already reported.
            if let bytes = contents[file.path] {
                _ = try? registry.register(bytes: bytes, name: file.path)
            } else {
                _ = try? registry.register(path: folder.path(of: file.path))
            }
        }
        return registry
    }

    /// The font files that no property list contains.
    ///
    /// Without any entry, the list can be in a file that a program generates.
    var unregistered: [Place] {
        guard !entries.isEmpty else { return [] }
        let registered = Set(entries.map { ExactString(String($0.name.fileName)) })
        return files.filter { !registered.contains(ExactString(String($0.path.fileName))) }.map {
            Place(
                path: $0.path,
                position: nil,
                code: VisibleText(String($0.path.fileName), limit: 80).description
            )
        }
    }

    /// The entries of property lists without a file.
    var missing: [Place] {
        let names = Set(files.map { ExactString(String($0.path.fileName)) })
        return entries.filter { entry in
            // Variables of the build, such as `$(FONT)`, have other values.
            !names.contains(ExactString(String(entry.name.fileName)))
                && !entry.name.utf8.contains(UInt8(ascii: "$"))
        }.map { entry in
            Place(
                path: entry.path,
                position: entry.position,
                code: VisibleText(entry.name, limit: 80).description
            )
        }
    }

    /// Returns the names in code that no font has, each with the nearest name.
    func unknown(_ uses: [App.FaceUse]) -> [(place: Place, nearest: String?)] {
        var names: Set<ExactString> = []
        for face in files.flatMap(\.faces) {
            for name in [face.postScriptName, face.familyName, face.fullName] {
                names.insert(ExactString(name))
            }
            for instance in (try? face.namedInstances()) ?? [] {
                names.insert(ExactString(instance.postScriptName))
            }
        }
        return uses.filter { use in
            // The fonts of other systems are not known.
            use.system == .iOS && !names.contains(ExactString(use.name))
                && !SystemFontFamilies.contain(use.name)
        }.map { ($0.place, Spelling.nearest(to: $0.name, among: names.map(\.text))) }
    }
}
