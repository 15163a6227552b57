/// The description of a font, which is valid until a test changes it.
package struct TestFont {
    package var unitsPerEm = 1000
    package var macStyle = 0
    package var names: [Name] = [
        Name(1, "Test"), Name(2, "Bold"), Name(4, "Test Bold"), Name(6, "Test-Bold"),
    ]
    package var ascender = 900
    package var descender = -200
    package var lineGap = 100
    /// The advances from glyph 0, `.notdef`; later glyphs repeat the last advance.
    package var advances = [500, 600, 700, 800]
    package var glyphCount = 6
    package var os2: OS2? = OS2()
    package var italicAngle = 0.0
    package var underline = (position: -120, thickness: 60)
    package var isFixedPitch = false
    /// The subtables of `cmap`: platform, encoding and bytes.
    package var characterMaps: [(Int, Int, FontBytes)] = [(3, 1, .segments([(0x41, 0x44, 1)]))]
    package var axes: [(tag: String, minimum: Double, normal: Double, maximum: Double)] = []
    package var instances: [(name: Int, values: [Double])] = []
    /// Tables to omit (`nil`), add or replace.
    package var replaced: [String: FontBytes?] = [:]

    package init() {}

    /// Returns a family with a regular, a semibold, a bold and an italic face.
    package static func family(_ name: String) -> [TestFont] {
        [("Regular", 400), ("SemiBold", 600), ("Bold", 700), ("Italic", 400)]
            .map { style, weight in
                var font = TestFont()
                font.names = [
                    .init(1, name), .init(2, style), .init(4, "\(name) \(style)"),
                    .init(6, "\(name)-\(style)"),
                ]
                font.os2?.weight = weight
                font.os2?.selection = style == "Italic" ? 1 : 0x40
                return font
            }
    }

    package struct Name {
        package var platform = 3
        package var encoding = 1
        package var language = 0x409
        package let identifier: Int
        package let bytes: [UInt8]

        package init(_ identifier: Int, _ text: String) {
            self.identifier = identifier
            bytes = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        }

        package init(_ identifier: Int, platform: Int, encoding: Int, language: Int, bytes: [UInt8])
        {
            self.identifier = identifier
            self.platform = platform
            self.encoding = encoding
            self.language = language
            self.bytes = bytes
        }
    }

    package struct OS2 {
        package var version = 4
        package var weight = 700
        package var width = 5
        package var embedding = 0
        package var selection = 0x20
        package var strikeout = (size: 50, position: 300)
        package var typographic = (ascender: 800, descender: -200, lineGap: 0)
        package var windows = (ascent: 950, descent: 250)
        package var xHeight = 480
        package var capHeight = 690

        package init() {}
    }
}

extension TestFont {
    /// The tables in the order of a table directory, by tag.
    package var tables: [(tag: String, bytes: FontBytes)] {
        var tables: [String: FontBytes] = [
            "cmap": cmap, "head": head, "hhea": hhea, "hmtx": hmtx, "maxp": maxp, "name": name,
            "post": post,
        ]
        if let os2 { tables["OS/2"] = table(os2) }
        if !axes.isEmpty { tables["fvar"] = fvar }
        for (tag, bytes) in replaced { tables[tag] = bytes }
        return tables.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The bytes of a file that contains this font only.
    package var bytes: [UInt8] { Self.file(tables, at: 0) }

    /// Returns a font collection file.
    package static func collection(_ fonts: [TestFont]) -> [UInt8] {
        var file = FontBytes()
        file.text("ttcf")
        file.uint32(0x10000, fonts.count)
        var faces = FontBytes()
        let start = 12 + 4 * fonts.count
        for font in fonts {
            file.uint32(start + faces.count)
            faces.append(FontBytes(Self.file(font.tables, at: start + faces.count)))
        }
        file.append(faces)
        return file.bytes
    }

    /// Returns a table directory and its tables, with offsets from the start of the file.
    package static func file(_ tables: [(tag: String, bytes: FontBytes)], at start: Int) -> [UInt8]
    {
        var file = FontBytes()
        file.uint32(0x10000)
        file.uint16(tables.count, 0, 0, 0)
        var body = FontBytes()
        let bodyStart = start + 12 + 16 * tables.count
        for (tag, bytes) in tables {
            file.text(tag)
            file.uint32(0, bodyStart + body.count, bytes.count)
            body.append(bytes)
            body.pad(to: 4)
        }
        file.append(body)
        return file.bytes
    }
}

extension TestFont {
    private var head: FontBytes {
        var table = FontBytes()
        table.uint32(0x10000, 0x10000, 0, 0x5F0F_3CF5)
        table.uint16(0, unitsPerEm)
        table.uint32(0, 0, 0, 0)
        table.uint16(0, 0, 0, 0, macStyle, 8, 2, 0, 0)
        return table
    }

    private var hhea: FontBytes {
        var table = FontBytes()
        table.uint32(0x10000)
        table.uint16(ascender, descender, lineGap, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)
        table.uint16(advances.count)
        return table
    }

    private var hmtx: FontBytes {
        var table = FontBytes()
        for advance in advances { table.uint16(advance, 0) }
        return table
    }

    private var maxp: FontBytes {
        var table = FontBytes()
        table.uint32(0x5000)
        table.uint16(glyphCount)
        return table
    }

    private var post: FontBytes {
        var table = FontBytes()
        table.uint32(0x30000)
        table.fixed(italicAngle)
        table.uint16(underline.position, underline.thickness)
        table.uint32(isFixedPitch ? 1 : 0, 0, 0, 0, 0)
        return table
    }

    private var name: FontBytes {
        var table = FontBytes()
        var strings = FontBytes()
        table.uint16(0, names.count, 6 + 12 * names.count)
        for name in names {
            table.uint16(name.platform, name.encoding, name.language, name.identifier)
            table.uint16(name.bytes.count, strings.count)
            strings.append(FontBytes(name.bytes))
        }
        table.append(strings)
        return table
    }

    private func table(_ os2: OS2) -> FontBytes {
        var table = FontBytes()
        table.uint16(os2.version, 0, os2.weight, os2.width, os2.embedding)
        while table.count < 26 { table.uint16(0) }
        table.uint16(os2.strikeout.size, os2.strikeout.position)
        while table.count < 62 { table.uint16(0) }
        table.uint16(os2.selection, 0, 0)
        table.uint16(os2.typographic.ascender, os2.typographic.descender, os2.typographic.lineGap)
        table.uint16(os2.windows.ascent, os2.windows.descent)
        guard os2.version >= 1 else { return table }
        table.uint32(0, 0)
        guard os2.version >= 2 else { return table }
        table.uint16(os2.xHeight, os2.capHeight, 0, 0x20, 0)
        return table
    }

    private var cmap: FontBytes {
        var table = FontBytes()
        var maps = FontBytes()
        table.uint16(0, characterMaps.count)
        for (platform, encoding, map) in characterMaps {
            table.uint16(platform, encoding)
            table.uint32(4 + 8 * characterMaps.count + maps.count)
            maps.append(map)
        }
        table.append(maps)
        return table
    }

    private var fvar: FontBytes {
        var table = FontBytes()
        table.uint16(1, 0, 16, 2, axes.count, 20, instances.count, 4 + 4 * axes.count)
        for axis in axes {
            table.text(axis.tag)
            table.fixed(axis.minimum, axis.normal, axis.maximum)
            table.uint16(0, 256)
        }
        for instance in instances {
            table.uint16(instance.name, 0)
            for value in instance.values { table.fixed(value) }
        }
        return table
    }
}
