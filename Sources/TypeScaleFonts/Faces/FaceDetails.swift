/// The small tables of a face, and what was wrong with any.
struct FaceDetails: Sendable {
    let hhea: HheaTable?
    let os2: OS2Table?
    let post: PostTable?
    let axes: [VariationAxis]
    let instances: [NamedInstance]
    let losses: [TableLoss]

    init(_ face: Typeface, _ reader: borrowing FontReader) {
        var losses: [TableLoss] = []
        func read<Table>(
            _ tag: FontTag,
            upTo limit: Int,
            _ loss: String,
            _ parse: (TableBytes) -> Table?
        ) -> Table? {
            guard face.directory[tag] != nil else { return nil }
            if let table = face.directory.table(tag, reader, upTo: limit).flatMap(parse) {
                return table
            }
            losses.append(TableLoss(table: tag, loss: loss))
            return nil
        }
        hhea = read(
            "hhea",
            upTo: HheaTable.longest,
            "vertical metrics and advances",
            HheaTable.init
        )
        os2 = read(
            "OS/2",
            upTo: OS2Table.longest,
            "weight, width, cap height and x-height",
            OS2Table.init
        )
        post = read("post", upTo: PostTable.longest, "slant and fixed pitch", PostTable.init)
        let fvar = read(
            "fvar",
            upTo: FvarTable.longest,
            "variation axes and named instances",
            FvarTable.init
        )
        axes = fvar?.axes.map(VariationAxis.init) ?? []
        instances = Self.instances(of: face, fvar, reader)
        if face.directory["hhea"] == nil {
            losses.append(TableLoss(table: "hhea", loss: "vertical metrics and advances"))
        }
        if !face.hasNames {
            losses.append(TableLoss(table: "name", loss: "names; the file's stands in"))
        }
        self.losses = losses
    }

    private static func instances(
        of face: Typeface,
        _ fvar: FvarTable?,
        _ reader: borrowing FontReader
    ) -> [NamedInstance] {
        let table = face.directory.table("name", reader, upTo: NameTable.longest)
        guard let fvar, let names = table.flatMap(NameTable.init) else { return [] }
        return fvar.instances.compactMap { instance in
            names[instance.name].map { style in
                NamedInstance(face.postScriptName, style, fvar.axes, instance.coordinates)
            }
        }
    }
}

/// A table that could not be read, and what the face lacks for it.
public struct TableLoss: Hashable, Sendable {
    /// The table.
    public let table: FontTag

    /// What is lost, in words.
    public let loss: String
}

extension TableLoss: CustomStringConvertible {
    /// The table and what is lost.
    public var description: String { "\(table): \(loss)" }
}
