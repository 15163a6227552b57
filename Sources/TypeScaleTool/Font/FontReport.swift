import TypeScaleFonts

/// What is known of the faces of some files.
struct FontReport: Report {
    var faces: [FaceReport]

    /// Adds the faces of a file, and says what was wrong with it.
    mutating func add(_ path: String, at size: Double) -> [FontError] {
        do throws(FontError) {
            let file = try FontFile(path: path)
            for face in file.faces { faces.append(try FaceReport(face, at: size)) }
            return file.failures
        } catch {
            return [error]
        }
    }

    var rows: [[String]] { [FaceReport.columns] + faces.map(\.fields) }

    func text(_ terminal: Terminal) -> String {
        faces.map { $0.text(terminal) }.joined(separator: "\n")
    }
}

/// What is known of one face.
struct FaceReport: Encodable {
    struct Axis: Encodable {
        let tag: String
        let minimum: Double
        let defaultValue: Double
        let maximum: Double
    }

    struct Instance: Encodable {
        let postScriptName: String
        let styleName: String
        let coordinates: [String: Double]
    }

    struct Table: Encodable {
        let tag: String
        let bytes: Int
    }

    struct Loss: Encodable {
        let table: String
        let loss: String
    }

    let path: String
    let index: Int
    let postScriptName: String
    let familyName: String
    let fullName: String
    let styleName: String
    let weight: Double
    let width: Double
    let slant: Double
    let italic: Bool
    let monospaced: Bool
    let unitsPerEm: Int
    let glyphCount: Int
    let size: Double
    let ascender: Double
    let descender: Double
    let leading: Double
    let lineHeight: Double
    let capHeight: Double
    let xHeight: Double
    let fallbacks: [String]
    let axes: [Axis]
    let instances: [Instance]
    let tables: [Table]
    let losses: [Loss]

    init(_ face: Typeface, at size: Double) throws(FontError) {
        let traits = try face.traits()
        let metrics = face.metrics(at: size)
        path = face.place
        index = face.index
        postScriptName = face.postScriptName
        familyName = face.familyName
        fullName = face.fullName
        styleName = face.styleName
        weight = traits.weight
        width = traits.width
        slant = traits.slant
        italic = traits.isItalic
        monospaced = traits.isMonospaced
        unitsPerEm = face.unitsPerEm
        glyphCount = face.glyphCount
        self.size = size
        ascender = metrics.ascender
        descender = metrics.descender
        leading = metrics.leading
        lineHeight = metrics.lineHeight
        capHeight = metrics.capHeight
        xHeight = metrics.xHeight
        fallbacks = metrics.fallbacks.map(\.rawValue).sorted()
        axes = try face.axes().map {
            Axis(
                tag: $0.tag.description,
                minimum: $0.minimum,
                defaultValue: $0.defaultValue,
                maximum: $0.maximum
            )
        }
        instances = try face.namedInstances().map { instance in
            Instance(
                postScriptName: instance.postScriptName,
                styleName: instance.styleName,
                coordinates: Dictionary(
                    instance.coordinates.map { ($0.key.description, $0.value) },
                    uniquingKeysWith: { first, _ in first }
                )
            )
        }
        tables = face.tables.map { Table(tag: $0.tag.description, bytes: $0.count) }
        losses = try face.warnings().map {
            Loss(table: $0.table.description, loss: $0.consequence)
        }
    }
}
