// Writes valid inputs for the fuzz targets of fonts: `seeds FOLDER`.

import Foundation

let folder = URL(filePath: CommandLine.arguments[1])

func write(_ bytes: [UInt8], _ target: String, _ name: String) throws {
    let place = folder.appending(path: target)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(bytes).write(to: place.appending(path: name))
}

let maps: [String: FontBytes] = [
    "0": .bytes([0x41: 1]),
    "2": .mixed(single: (0x41, [1, 2]), lead: 0x81, pair: (0x40, [1, 0, 3], 1)),
    "4": .segments([(0x41, 0x44, 1), (0xAC00, 0xAC02, 2)]),
    "4-list": .listed(first: 0x61, glyphs: [3, 0, 1], delta: 1),
    "6": .trimmed(first: 0x30, glyphs: [1, 2]),
    "10": .trimmed(first: 0x30, glyphs: [1, 2], format: 10),
    "12": .groups([(0x41, 0x44, 1), (0x1F600, 0x1F601, 2)]),
    "13": .groups([(0x41, 0x44, 1)], format: 13),
    "14": .variations(selector: 0xFE00, usual: [(0x42, 1)], special: [(0x41, 3)]),
]
for (name, map) in maps {
    var font = TestFont()
    font.characterMaps = [(name == "14" ? 0 : 3, name == "14" ? 5 : 1, map), (1, 0, .bytes([:]))]
    let cmap = font.tables.first { $0.tag == "cmap" }
    try write(cmap?.bytes.bytes ?? [], "CharacterMap", name)
    try write(font.bytes, "Font", "cmap-\(name)")
}
var variable = TestFont()
variable.axes = [("wght", 100, 400, 900)]
variable.instances = [(2, [700])]
try write(variable.bytes, "Font", "variable")
try write(TestFont.collection([TestFont(), variable]), "Font", "collection")
let tables = Dictionary(uniqueKeysWithValues: variable.tables.map { ($0.tag, $0.bytes.bytes) })
let fvar = tables["fvar"] ?? []
try write([UInt8(fvar.count)] + fvar + (tables["name"] ?? []), "Name", "variable")

// Layout tables, after the lengths that divide the input.
func write(_ tables: [FontBytes], _ target: String, _ name: String) throws {
    var input: [UInt8] = tables.dropLast().map { UInt8(($0.count + 15) / 16) }
    for table in tables {
        input += table.bytes
        while table.count > 0, (input.count - tables.count + 1) % 16 != 0 { input.append(0) }
    }
    try write(input, target, name)
}

let definitions: FontBytes = {
    var table = FontBytes()
    table.uint16(1, 0, 12, 0, 0, 0)
    table.append(.classes([2: 1, 3: 1, 4: 1, 8: 2, 9: 3]))
    return table
}()
let kerning = FontBytes.layout(
    scripts: ["DFLT", "latn"],
    features: [("kern", [0, 1, 2])],
    lookups: [
        .lookup(2, flags: 8, [.pairs([2: [(3, -50), (4, -20)], 3: [(2, -40)]])]),
        .lookup(2, [.classPairs([2, 3], [3: 1], [2: 1, 4: 2], [[0, 10, 20], [30, 40, 50]])]),
        .lookup(9, [.extended(2, .pairs([4: [(2, 15)]]))]),
    ]
)
try write([kerning, definitions, FontBytes()], "Kerning", "gpos")
try write([FontBytes(), FontBytes(), .kern([(2, 3, -50), (3, 2, -41)])], "Kerning", "kern")
try write(
    [FontBytes(), FontBytes(), .kern([(2, 3, -50)], isApple: true)],
    "Kerning",
    "kern-apple"
)
let substitution = FontBytes.layout(
    features: [("ccmp", [2]), ("liga", [0]), ("calt", [1])],
    lookups: [
        .lookup(4, [.ligatures(2, [([3, 4], 8), ([3], 7)])]),
        .lookup(
            6,
            [.chain(backtrack: [[2]], [[3], [4]], lookahead: [[2]], lookups: [(0, 3), (1, 1)])]
        ),
        .lookup(7, [.extended(2, .sequence(5, [2, 3, 4]))]),
        .lookup(1, [.singles([3, 4], delta: 6)]),
    ]
)
try write([substitution, definitions], "Substitution", "gsub")
try write(
    [
        .avar([(-1, -1), (0, 0), (0.5, 0.7), (1, 1)]), .hvar([0, 10, -20, 33, 7, 5]),
        .mvar([("xhgt", 20), ("hasc", -10)]), definitions,
    ],
    "Variation",
    "all"
)
let axisDeltas = FontBytes.store(
    regions: [[(0, 1, 1), (0, 0, 0)], [(0, 0.5, 1), (-1, -1, 0)]],
    items: [[-900, 3001], [8192, -5000]]
)
try write(
    [
        .avar([[(-1, -1), (0, 0), (0.5, 0.7), (1, 1)], []], items: [1, 0], store: axisDeltas),
        .hvar([0, 10, -20, 33, 7, 5]), FontBytes(), definitions,
    ],
    "Variation",
    "avar2"
)

// An input for each glyph table: the lengths, then `gvar`, `glyf`, `loca` and `HVAR`.
let (glyf, loca) = FontBytes.outlines([
    .empty, .points(2), .components([(1, true), (3, false)]), .points(4), .points(2), .empty,
])
let phantoms = TestTuple(deltas: [0x82, 0, 40, 0x81, 0x85])
try write(
    [
        .gvar(
            axisCount: 2,
            [
                ([], []), ([], [phantoms]),
                ([2, 1, 3, 2], [TestTuple([1, 0.5], deltas: [1, 99, 31, 0x81])]),
                ([], [TestTuple(points: [2, 1, 4, 1], deltas: [0x41, 0xFF, 0xF6, 1, 44, 0x81])]),
                ([], [TestTuple([-1, 0], range: ([-1, 0], [0, 0]), deltas: [0x83, 0x83])]),
                ([], [phantoms]),
            ]
        ), glyf, loca, FontBytes(),
    ],
    "GlyphVariation",
    "all"
)
