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
package struct FaceDetails: Sendable {
    package let post: PostTable?
    package let axes: [VariationAxis]
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

extension Typeface {
    /// Runs a closure with a reader of the font file.
    package func readTables(_ body: (borrowing FontReader) -> Void) throws(FontError) {
        // Not generic: Embedded Swift would compile a generic function in the module that calls it,
        // where the reader cannot be closed.
        try source.withReader { reader in body(reader) }
    }

    /// Returns the face's tables with their lengths in bytes, in file order.
    package func tables() throws(FontError) -> [(tag: FontTag, count: Int)] {
        try source.withReader { reader in
            data.directory(reader).records.map { ($0.tag, $0.count) }
        }
    }

    /// Returns the variation axes.
    ///
    /// - Returns: The axes in file order, or an empty array for a static font.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func axes() throws(FontError) -> [VariationAxis] { try details().axes }

    /// Returns the named instances of a variable font.
    ///
    /// - Returns: The instances, in file order.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func namedInstances() throws(FontError) -> [NamedInstance] { try details().instances }
}
