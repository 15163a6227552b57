import References
import TypeScaleFonts

/// How the faces of a file differ from what FreeType reads.
struct FileComparison: Sendable {
    /// One for each face that differs, and one if there is no face to compare.
    private(set) var lines: [String] = []
    private(set) var differences = 0
    /// How many faces were compared.
    private(set) var faces = 0
    /// How many characters FreeType has a glyph for.
    private(set) var mapped = 0

    init(_ path: String) {
        guard let library = FreeTypeLibrary() else { fatalError("FreeType does not start") }
        var ours: [Int: Typeface] = [:]
        var failure = "a face that we do not list"
        do throws(FontError) {
            let file = try FontFile(path: path)
            for face in file.faces { ours[face.index] = face }
            for error in file.failures { failure = error.description }
        } catch {
            failure = error.description
        }
        // The index that lies in all files tells how many there are.
        let count = FreeTypeFace(library, path: path)?.facts.faceCount ?? 0
        if count == 0, ours.isEmpty { lines.append("\(path): neither opens it: \(failure)") }
        for index in 0..<count {
            let place = "\(path) face \(index)"
            guard let theirs = FreeTypeFace(library, path: path, index: index) else { continue }
            guard let face = ours.removeValue(forKey: index) else {
                note("\(place): FreeType alone opens it: \(failure)", 1)
                continue
            }
            compare(face, theirs, place)
        }
        for index in ours.keys.sorted() { note("\(path) face \(index): we alone open it", 1) }
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
