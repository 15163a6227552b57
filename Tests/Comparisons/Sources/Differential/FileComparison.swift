import References
import TypeScaleFonts

/// A comparison of the faces in a file with FreeType's.
struct FileComparison: Sendable {
    /// One line for each face that differs, or one line if the file has no face.
    private(set) var lines: [String] = []
    private(set) var differences = 0
    /// The number of compared faces.
    private(set) var faces = 0
    /// The number of characters that FreeType maps.
    private(set) var mapped = 0

    init(_ path: String) {
        guard let library = FreeTypeLibrary() else { fatalError("cannot start FreeType") }
        var ours: [Int: Typeface] = [:]
        var failure = "TypeScale does not list the face"
        do throws(FontError) {
            let file = try FontFile(path: path)
            for face in file.faces { ours[face.index] = face }
            for error in file.diagnostics { failure = error.description }
        } catch {
            failure = error.description
        }
        // Face 0 exists in every file and contains the number of faces.
        let count = FreeTypeFace(library, path: path)?.facts.faceCount ?? 0
        if count == 0, ours.isEmpty { lines.append("\(path): cannot open the file: \(failure)") }
        for index in 0..<count {
            let place = "\(path) face \(index)"
            guard let theirs = FreeTypeFace(library, path: path, index: index) else { continue }
            guard let face = ours.removeValue(forKey: index) else {
                note("\(place): only FreeType opens the face: \(failure)", 1)
                continue
            }
            compare(face, theirs, place)
        }
        for index in ours.keys.sorted() {
            note("\(path) face \(index): only TypeScale opens the face", 1)
        }
    }

    private mutating func compare(_ ours: Typeface, _ theirs: FreeTypeFace, _ place: String) {
        do throws(FontError) {
            let face = try FaceComparison(ours, theirs)
            faces += 1
            mapped += face.mapped
            if face.differences > 0 { note("\(place): \(face)", face.differences) }
        } catch {
            note("\(place): \(error)", 1)
        }
    }

    private mutating func note(_ line: String, _ count: Int) {
        lines.append(line)
        differences += count
    }
}
