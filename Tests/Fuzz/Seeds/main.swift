// Writes sound inputs for the fuzzers of fonts to start from: `seeds FOLDER`.

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
