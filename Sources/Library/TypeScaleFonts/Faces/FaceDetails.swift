/// The contents of a face's small tables, which are read on demand.
struct FaceDetails: Sendable {
    let post: PostTable?
    let axes: [VariationAxis]
    let instances: [NamedInstance]
    /// Whether the font has named instances whose records or names cannot be read.
    let lacksInstances: Bool

    init(_ face: Typeface, _ input: borrowing FontInput) {
        let directory = face.data.directory(input)
        post = directory.table("post", input, upTo: PostTable.maximumByteCount, PostTable.init)
        let fvar = directory.table("fvar", input, upTo: FvarTable.maximumByteCount, FvarTable.init)
        let axes = fvar?.axes ?? []
        let records = fvar?.instances ?? []
        let names =
            records.isEmpty
            ? nil
            : directory["name"].flatMap { table in
                let count = min(table.count, NameTable.maximumByteCount)
                let range = table.offset..<(table.offset + count)
                return input.read(range) { NameTable.names($0, records.map { $0.name }) }
            }
        self.axes = axes
        instances = zip(records, names ?? []).compactMap { record, style in
            style.map { NamedInstance(face.postScriptName, $0, axes, record.coordinates) }
        }
        lacksInstances = (fvar?.lacksInstances ?? false) || instances.count < records.count
    }
}
