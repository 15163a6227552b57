import References
import Samples
import TypeScaleFonts

/// Random lines of the characters that a face supports, in one script each.
///
/// The lines contain letters, marks, punctuation, joiners and private-use characters.
struct FaceLines {
    /// The lines as Unicode scalars.
    let lines: [[UInt32]]

    /// Excludes characters that later versions of Unicode or HarfBuzz treat differently.
    private static let excluded: Set<UInt32> = [
        0xB2, 0xB3, 0x2044, 0x2074, 0x2082, 0x2083, 0x2084, 0x1CF5, 0x1CF6, 0x302E, 0x302F,
    ]

    init(_ face: Typeface, count: Int) throws(FontError) {
        var scripts: [UInt32: [UInt32]] = [:]
        var marks: [UInt32: [UInt32]] = [:]
        for value in UInt32(0x20)...0xFFFFF {
            guard let scalar = Unicode.Scalar(value), !Self.excluded.contains(value) else {
                continue
            }
            let properties = scalar.properties
            let isKnown = properties.age.map { ($0.major, $0.minor) <= (15, 0) } ?? false
            guard isKnown || properties.generalCategory == .privateUse,
                !properties.isDefaultIgnorableCodePoint, properties.generalCategory != .control,
                try face.glyph(for: scalar) != nil
            else { continue }
            let script = HarfBuzzFont.script(of: value)
            if Self.isMark(scalar) { marks[script, default: []].append(value) }
            scripts[script, default: []].append(value)
        }
        let shared = scripts.removeValue(forKey: 0) ?? [0x20]
        let keys = scripts.isEmpty ? [0] : scripts.keys.sorted()
        var lines: [[UInt32]] = []
        for number in 0..<count {
            var random = Numbers(seed: UInt64(number) &+ 1)
            let script = keys[number % keys.count]
            let letters = scripts[script] ?? shared
            let pools = [
                letters, letters, letters, letters, letters, marks[script] ?? letters, shared,
                marks[0] ?? [0x301], [0x20, 0x200C, 0x200D, 0x25CC],
            ]
            var line: [UInt32] = []
            for _ in 0..<(1 + random.next(14)) {
                let pool = pools[random.next(pools.count)]
                let character = pool[random.next(pool.count)]
                let isMark = Unicode.Scalar(character).map(Self.isMark) ?? false
                if isMark, line.isEmpty { continue }
                line.append(character)
            }
            lines.append(line)
        }
        self.lines = lines
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: false
        }
    }
}
