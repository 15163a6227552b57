/// The other small tables of a face.
struct FaceDetails: Sendable {
    let post: PostTable?
    let axes: [VariationAxis]
    let instances: [NamedInstance]

    init(_ face: Typeface, _ reader: borrowing FontReader) {
        let directory = face.directory
        post = directory.table("post", reader, upTo: PostTable.maximumByteCount).flatMap(
            PostTable.init
        )
        let fvar = directory.table("fvar", reader, upTo: FvarTable.maximumByteCount).flatMap(
            FvarTable.init
        )
        axes = fvar?.axes ?? []
        instances = fvar.map { Self.instances(of: face, $0, reader) } ?? []
    }

    /// The tables of a face that could not be read.
    func warnings(of face: Typeface, _ reader: borrowing FontReader) -> [TableWarning] {
        let directory = face.directory
        var warnings: [TableWarning] = []
        func note(_ tag: FontTag, _ consequence: String) {
            warnings.append(TableWarning(table: tag, consequence: consequence))
        }
        if face.headers.hhea == nil { note("hhea", "vertical metrics and advances") }
        if face.headers.os2 == nil, directory["OS/2"] != nil {
            note("OS/2", "weight, width, cap height and x-height")
        }
        if post == nil, directory["post"] != nil { note("post", "slant and fixed pitch") }
        if axes.isEmpty, directory["fvar"] != nil {
            note("fvar", "variation axes and named instances")
        }
        if !axes.isEmpty { warnings += Self.warnings(ofVarying: directory, reader) }
        if !face.hasNames { note("name", "names; the file's stands in") }
        return warnings
    }

    /// What is lost where the face varies.
    private static func warnings(
        ofVarying directory: TableDirectory,
        _ reader: borrowing FontReader
    ) -> [TableWarning] {
        let hvar = directory.table("HVAR", reader, upTo: HvarTable.maximumByteCount).flatMap {
            HvarTable($0, coordinates: .normal)
        }
        let mvar = directory.table("MVAR", reader, upTo: MvarTable.maximumByteCount).flatMap {
            MvarTable($0, coordinates: .normal)
        }
        let avar = directory.table("avar", reader, upTo: AvarTable.maximumByteCount).flatMap {
            AvarTable($0, axisCount: FvarTable.maximumAxisCount)
        }
        var warnings: [TableWarning] = []
        func note(_ tag: FontTag, _ consequence: String) {
            warnings.append(TableWarning(table: tag, consequence: consequence))
        }
        // Without it they could be worked out of the outlines, which are not read.
        if hvar == nil, directory["HVAR"] != nil || directory["gvar"] != nil {
            note("HVAR", "advances elsewhere on the axes")
        }
        if mvar == nil, directory["MVAR"] != nil { note("MVAR", "metrics elsewhere on the axes") }
        if avar == nil, directory["avar"] != nil { note("avar", "how the axes bend") }
        return warnings
    }

    private static func instances(
        of face: Typeface,
        _ fvar: FvarTable,
        _ reader: borrowing FontReader
    ) -> [NamedInstance] {
        let table = face.directory.table("name", reader, upTo: NameTable.maximumByteCount)
        let names = table.flatMap(NameTable.init)?.names(Set(fvar.instances.map(\.name))) ?? [:]
        return fvar.instances.compactMap { instance in
            names[instance.name].map { style in
                NamedInstance(face.postScriptName, style, fvar.axes, instance.coordinates)
            }
        }
    }
}
