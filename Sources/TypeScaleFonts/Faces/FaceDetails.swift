/// The names of a face, as specified in the font, except the PostScript name.
struct FaceNames: Sendable {
    /// The family name, the style name and the full name, without separators.
    ///
    /// One string for three names takes less time to create.
    private var text = ""
    private var familyCount = 0
    private var styleCount = 0

    init(_ names: FaceNameRecords, _ table: RawSpan) {
        text = EncodedName.text(names.family, names.style, names.full, table)
        // The counts for the usual case, in which all characters are ASCII.
        let (family, style, full) = (names.family, names.style, names.full)
        var counts = (family?.asciiCount ?? 0, style?.asciiCount ?? 0)
        if counts.0 + counts.1 + (full?.asciiCount ?? 0) != text.utf8.count {
            counts.0 = family?.text(table).utf8.count ?? 0
            counts.1 = style?.text(table).utf8.count ?? 0
        }
        (familyCount, styleCount) = counts
    }

    init() {}

    /// The family name in the font, if any.
    var family: String? { name(at: 0, count: familyCount) }

    /// The style name in the font, if any.
    var style: String? { name(at: familyCount, count: styleCount) }

    /// The full name in the font, if any.
    var full: String? {
        let start = familyCount + styleCount
        return name(at: start, count: text.utf8.count - start)
    }

    /// The family name and the style name, as a PostScript name for a face without one.
    var derivedPostScript: String? {
        func withoutSpaces(_ name: String) -> String {
            String(decoding: Array(name.utf8).filter { $0 != 0x20 }, as: UTF8.self)
        }
        return family.map {
            withoutSpaces($0) + "-" + withoutSpaces(style ?? Typeface.defaultStyle)
        }
    }

    /// Returns whether UIKit raises the ascender of the family, as observed on iOS 13 and listed in
    /// WebKit.
    func isRaised(_ postScriptName: String) -> Bool {
        // Creating a string for each family would slow down registration.
        switch familyCount {
        case 0, 5, 9, 17:
            let name = family ?? postScriptName
            return ["Helvetica", "Times", ".Helvetica NeueUI"].contains { name.isIdentical(to: $0) }
        default: return false
        }
    }

    private func name(at start: Int, count: Int) -> String? {
        count > 0 ? String(text.utf8.dropFirst(start).prefix(count)) : nil
    }
}

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
        instances = zip(records, names ?? []).compactMap { record, style in
            style.map { NamedInstance(face.postScriptName, $0, axes, record.coordinates) }
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
            let mvar = directory.table("MVAR", reader, upTo: MvarTable.maximumByteCount) {
                MvarTable($0, coordinates: .normal)
            }
            let avar = directory.table("avar", reader, upTo: AvarTable.maximumByteCount) {
                AvarTable($0, axisCount: FvarTable.maximumAxisCount)
            }
            let variesAdvances =
                AdvanceVariations.hvar(directory, reader, .normal) != nil
                || AdvanceVariations.gvar(face.data, directory, reader) != nil
            if !variesAdvances {
                let tag: FontTag = hasTable("HVAR") ? "HVAR" : "gvar"
                note(tag, "advances do not vary", if: hasTable(tag))
            }
            note("MVAR", "metrics do not vary", if: mvar == nil && hasTable("MVAR"))
            note("avar", "axis values are not remapped", if: avar == nil && hasTable("avar"))
        }
        note("name", "no usable names; using the file name", if: !face.hasNames)
        return warnings
    }
}

extension Typeface {
    /// Returns a variation of the face at the given axis values.
    ///
    ///     try inter.variation(at: ["wght": 650]).metrics(at: 17)
    ///
    /// Metrics, advances and kerning vary without rounding, as in Core Text. The names do not
    /// change.
    ///
    /// - Parameter coordinates: The values by axis tag, in the units of each axis. An axis without
    ///   a value uses its default. A value outside the range of its axis is clamped. Tags that are
    ///   not in ``axes()`` have no effect.
    /// - Returns: A new face, which does not share the caches of this face.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func variation(at coordinates: [FontTag: Double]) throws(FontError) -> Typeface {
        try variation(at: coordinates, roundsDeltas: false)
    }

    /// Returns a variation of the face, with deltas that can be rounded as in HarfBuzz and
    /// FreeType.
    @_spi(Comparisons)
    public func variation(
        at coordinates: [FontTag: Double],
        roundsDeltas: Bool
    ) throws(FontError) -> Typeface {
        let axes = try axes()
        return try source.withReader { reader throws(FontError) in
            let directory = data.directory(reader)
            let avar = directory.table("avar", reader, upTo: AvarTable.maximumByteCount) {
                AvarTable($0, axisCount: axes.count)
            }
            let normalized = NormalizedCoordinates(axes, avar) { coordinates[$0.tag] }
            var clamped: [FontTag: Double] = [:]
            for axis in axes {
                guard let value = coordinates[axis.tag], !value.isNaN else { continue }
                clamped[axis.tag] = axis.clamped(value)
            }
            var metrics: MvarTable?
            if !normalized.isNormal {
                metrics = directory.table("MVAR", reader, upTo: MvarTable.maximumByteCount) {
                    MvarTable($0, coordinates: normalized)
                }
            }
            var data = data
            data.coordinates = normalized
            data.roundsDeltas = roundsDeltas
            return Typeface(self, data, clamped, metrics)
        }
    }
}
