/// The contents of a face's small tables, which are read on demand.
struct FaceDetails: Sendable {
    let post: PostTable?
    let axes: [VariationAxis]
    let instances: [NamedInstance]

    init(_ face: Typeface, _ reader: borrowing FontReader) {
        let directory = face.data.directory(reader)
        post = directory.table("post", reader, upTo: PostTable.maximumByteCount, PostTable.init)
        let fvar = directory.table("fvar", reader, upTo: FvarTable.maximumByteCount, FvarTable.init)
        let axes = fvar?.axes ?? []
        let records = fvar?.instances ?? []
        let names =
            records.isEmpty
            ? nil
            : directory["name"].flatMap { table in
                let count = min(table.count, NameTable.maximumByteCount)
                let range = table.offset..<(table.offset + count)
                return reader.read(range) { NameTable.names($0, records.map { $0.name }) }
            }
        self.axes = axes
        instances = records.compactMap { record in
            names?[record.name].map { style in
                NamedInstance(face.postScriptName, style, axes, record.coordinates)
            }
        }
    }

    func warnings(of face: Typeface, _ reader: borrowing FontReader) -> [TableWarning] {
        let directory = face.data.directory(reader)
        func hasTable(_ tag: FontTag) -> Bool { directory[tag] != nil }
        var warnings: [TableWarning] = []
        func note(_ tag: FontTag, _ consequence: String, if isMissing: Bool) {
            if isMissing { warnings.append(TableWarning(table: tag, consequence: consequence)) }
        }
        let lacksOS2 = face.headers.os2 == nil && hasTable("OS/2")
        note("hhea", "no vertical metrics or advances", if: face.headers.hhea == nil)
        note("OS/2", "no weight, width, cap height or x-height", if: lacksOS2)
        note("post", "slant and fixed pitch are unknown", if: post == nil && hasTable("post"))
        note("fvar", "no variation axes or named instances", if: axes.isEmpty && hasTable("fvar"))
        if !axes.isEmpty {
            let hvar = directory.table("HVAR", reader, upTo: HvarTable.maximumByteCount) {
                HvarTable($0, coordinates: .normal)
            }
            let mvar = directory.table("MVAR", reader, upTo: MvarTable.maximumByteCount) {
                MvarTable($0, coordinates: .normal)
            }
            let avar = directory.table("avar", reader, upTo: AvarTable.maximumByteCount) {
                AvarTable($0, axisCount: FvarTable.maximumAxisCount)
            }
            // Without `HVAR`, the advances would have to be computed from the outlines in `gvar`.
            let lacksHVAR = hvar == nil && (hasTable("HVAR") || hasTable("gvar"))
            note("HVAR", "advances do not vary", if: lacksHVAR)
            note("MVAR", "metrics do not vary", if: mvar == nil && hasTable("MVAR"))
            note("avar", "axis values are not remapped", if: avar == nil && hasTable("avar"))
        }
        note("name", "no usable names; using the file name", if: !face.hasNames)
        return warnings
    }
}
