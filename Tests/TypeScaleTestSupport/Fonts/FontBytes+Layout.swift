extension FontBytes {
    /// Returns `GSUB` or `GPOS` with the same features for every script, by default for `DFLT`.
    package static func layout(
        scripts: [String] = ["DFLT"],
        features: [(tag: String, lookups: [Int])],
        lookups: [FontBytes]
    ) -> FontBytes {
        var language = FontBytes()
        language.uint16(4, 0)  // Only the default language system, which follows.
        language.uint16(0, 0xFFFF, features.count)
        for index in features.indices { language.uint16(index) }

        var scriptList = FontBytes()
        scriptList.uint16(scripts.count)
        for script in scripts.sorted() {
            scriptList.text(script)
            scriptList.uint16(2 + 6 * scripts.count)
        }
        scriptList.append(language)

        var featureList = FontBytes()
        featureList.uint16(features.count)
        var bodies = FontBytes()
        for feature in features {
            featureList.text(feature.tag)
            featureList.uint16(2 + 6 * features.count + bodies.count)
            bodies.uint16(0, feature.lookups.count)
            for lookup in feature.lookups { bodies.uint16(lookup) }
        }
        featureList.append(bodies)

        var table = FontBytes()
        table.uint16(1, 0, 10, 10 + scriptList.count, 10 + scriptList.count + featureList.count)
        table.append(scriptList)
        table.append(featureList)
        table.append(list(lookups))
        return table
    }

    /// Returns a count, offsets from the start of the list, and the parts at these offsets.
    package static func list(_ parts: [FontBytes], header: FontBytes = FontBytes()) -> FontBytes {
        var table = header
        table.uint16(parts.count)
        var offset = table.count + 2 * parts.count
        for part in parts {
            table.uint16(offset)
            offset += part.count
        }
        for part in parts { table.append(part) }
        return table
    }

    package static func lookup(_ type: Int, flags: Int = 0, _ subtables: [FontBytes]) -> FontBytes {
        var header = FontBytes()
        header.uint16(type, flags)
        return list(subtables, header: header)
    }

    package static func coverage(_ glyphs: [Int]) -> FontBytes {
        var table = FontBytes()
        table.uint16(1, glyphs.count)
        for glyph in glyphs.sorted() { table.uint16(glyph) }
        return table
    }

    /// Returns a class definition in format 2: glyphs, each with its class.
    package static func classes(_ classes: [Int: Int]) -> FontBytes {
        var table = FontBytes()
        table.uint16(2, classes.count)
        for (glyph, number) in classes.sorted(by: { $0.key < $1.key }) {
            table.uint16(glyph, glyph, number)
        }
        return table
    }

    /// Returns an extension subtable that contains a subtable.
    package static func extended(_ type: Int, _ subtable: FontBytes) -> FontBytes {
        var table = FontBytes()
        table.uint16(1, type)
        table.uint32(8)
        table.append(subtable)
        return table
    }
}

/// Subtables of `GPOS`.
extension FontBytes {
    /// Returns glyph pairs: first, second, and the change of the first glyph's advance.
    package static func pairs(_ pairs: [Int: [(second: Int, value: Int)]]) -> FontBytes {
        let firsts = pairs.sorted { $0.key < $1.key }
        let coverage = coverage(firsts.map(\.key))
        var table = FontBytes()
        table.uint16(1, 10 + 2 * firsts.count, 4, 0, firsts.count)
        var sets = FontBytes()
        for (_, set) in firsts {
            table.uint16(10 + 2 * firsts.count + coverage.count + sets.count)
            sets.uint16(set.count)
            for pair in set { sets.uint16(pair.second, pair.value) }
        }
        table.append(coverage)
        table.append(sets)
        return table
    }

    /// Returns class pairs: `values` has a row for each class of the first glyph.
    package static func classPairs(
        _ covered: [Int],
        _ first: [Int: Int],
        _ second: [Int: Int],
        _ values: [[Int]]
    ) -> FontBytes {
        let parts = [coverage(covered), classes(first), classes(second)]
        let columns = values.first?.count ?? 0
        let start = 16 + 2 * values.count * columns
        var table = FontBytes()
        table.uint16(2, start, 4, 0, start + parts[0].count)
        table.uint16(start + parts[0].count + parts[1].count, values.count, columns)
        for row in values { for value in row { table.uint16(value) } }
        for part in parts { table.append(part) }
        return table
    }

    /// A point to attach a glyph at, in font units.
    package typealias Anchor = (x: Int, y: Int)

    /// Returns the attachment of marks to bases, to ligatures with several components, or to marks.
    package static func attachments(
        _ marks: [Int: Anchor],
        to bases: [Int: [Anchor]],
        areLigatures: Bool = false
    ) -> FontBytes {
        func anchor(_ point: Anchor) -> FontBytes {
            var table = FontBytes()
            table.uint16(1, point.x, point.y)
            return table
        }
        let (marks, bases) = (marks.sorted { $0.key < $1.key }, bases.sorted { $0.key < $1.key })
        var markArray = FontBytes()
        markArray.uint16(marks.count)
        for index in marks.indices { markArray.uint16(0, 2 + 4 * marks.count + 6 * index) }
        for mark in marks { markArray.append(anchor(mark.value)) }
        let points = bases.map { $0.value.map(anchor) }
        let parts = [
            coverage(marks.map(\.key)), coverage(bases.map(\.key)), markArray,
            list(areLigatures ? points.map { list($0) } : Array(points.joined())),
        ]
        var table = FontBytes()
        var offset = 12
        table.uint16(1)
        for (index, part) in parts.enumerated() {
            if index == 2 { table.uint16(1) }
            table.uint16(offset)
            offset += part.count
        }
        for part in parts { table.append(part) }
        return table
    }

    /// Returns `GDEF` with the class of each glyph: 1 for a base, 2 for a ligature, 3 for a mark.
    package static func gdef(_ glyphClasses: [Int: Int]) -> FontBytes {
        var table = FontBytes()
        table.uint16(1, 0, 12, 0, 0, 0)
        table.append(classes(glyphClasses))
        return table
    }

    /// Returns the `kern` table: each pair's first glyph, second glyph and value, sorted.
    package static func kern(_ pairs: [(Int, Int, Int)], isApple: Bool = false) -> FontBytes {
        var table = FontBytes()
        if isApple {
            table.uint32(0x10000, 1, 16 + 6 * pairs.count)
            table.uint16(0, 0)
        } else {
            table.uint16(0, 1, 0, 14 + 6 * pairs.count, 1)
        }
        table.uint16(pairs.count, 0, 0, 0)
        for pair in pairs { table.uint16(pair.0, pair.1, pair.2) }
        return table
    }
}

/// Subtables of `GSUB`.
extension FontBytes {
    /// Returns the ligatures of a first glyph: the other components and the ligature glyph.
    package static func ligatures(
        _ first: Int,
        _ ligatures: [(parts: [Int], glyph: Int)]
    ) -> FontBytes {
        let set = list(
            ligatures.map { ligature in
                var table = FontBytes()
                table.uint16(ligature.glyph, ligature.parts.count + 1)
                for part in ligature.parts { table.uint16(part) }
                return table
            }
        )
        var table = FontBytes()
        table.uint16(1, 8, 1, 8 + 6)
        table.append(coverage([first]))
        table.append(set)
        return table
    }

    /// Returns a single substitution, which adds `delta` to each glyph in `covered`.
    package static func singles(_ covered: [Int], delta: Int) -> FontBytes {
        var table = FontBytes()
        table.uint16(1, 6, delta)
        table.append(coverage(covered))
        return table
    }

    /// Returns a multiple substitution, which replaces one glyph with several.
    package static func sequence(_ first: Int, _ glyphs: [Int]) -> FontBytes {
        var table = FontBytes()
        table.uint16(1, 8, 1, 8 + 6)
        table.append(coverage([first]))
        table.uint16(glyphs.count)
        for glyph in glyphs { table.uint16(glyph) }
        return table
    }

    /// Returns a chained sequence context in format 3, with its sequence lookup records.
    package static func chain(
        backtrack: [[Int]] = [],
        _ input: [[Int]],
        lookahead: [[Int]] = [],
        lookups: [(sequenceIndex: Int, lookup: Int)]
    ) -> FontBytes {
        let parts = (backtrack.reversed() + input + lookahead).map { coverage($0) }
        var offset = 2 + 6 + 2 * parts.count + 2 + 4 * lookups.count
        var table = FontBytes()
        table.uint16(3)
        var index = 0
        for group in [backtrack, input, lookahead] {
            table.uint16(group.count)
            for _ in group {
                table.uint16(offset)
                offset += parts[index].count
                index += 1
            }
        }
        table.uint16(lookups.count)
        for lookup in lookups { table.uint16(lookup.sequenceIndex, lookup.lookup) }
        for part in parts { table.append(part) }
        return table
    }
}
