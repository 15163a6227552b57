import References
import Samples
@_spi(Comparisons) import TypeScaleFonts

/// The comparisons of some files' faces with HarfBuzz's shaping.
struct ShapingSummary: Sendable, CustomStringConvertible {
    /// One line for each face that differs.
    private(set) var lines: [String] = []
    private var faces = 0
    private var points = 0
    private var counts = LineCounts()

    init() {}

    init(_ path: String) {
        guard let file = try? FontFile(path: path) else { return }
        for face in file.faces {
            guard let theirs = HarfBuzzFont(path: path, index: face.index) else { continue }
            faces += 1
            do throws(FontError) {
                for coordinates in try Self.points(of: face) {
                    try compare(face, theirs, coordinates, path)
                }
            } catch {
                lines.append("\(path): \(error)")
                counts.differing += 1
            }
        }
    }

    /// Returns points in the design space: the default, each axis's ends, and some between.
    private static func points(of face: Typeface) throws(FontError) -> [[FontTag: Double]] {
        let axes = try face.axes()
        var points: [[FontTag: Double]] = [[:]]
        for axis in axes {
            let span = axis.maximum - axis.minimum
            for share in [0, 0.13, 0.37, 0.5, 0.71, 0.9, 1] {
                points.append([axis.tag: axis.minimum + share * span])
            }
        }
        if axes.count > 1 {
            for share in [0.21, 0.83] {
                points.append(
                    Dictionary(
                        axes.map { ($0.tag, $0.minimum + share * ($0.maximum - $0.minimum)) },
                        uniquingKeysWith: { first, _ in first }
                    )
                )
            }
        }
        return points
    }

    private mutating func compare(
        _ face: Typeface,
        _ theirs: HarfBuzzFont,
        _ coordinates: [FontTag: Double],
        _ path: String
    ) throws(FontError) {
        points += 1
        theirs.vary(
            Dictionary(
                coordinates.map { tag, value in
                    (tag.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }, value)
                },
                uniquingKeysWith: { one, _ in one }
            )
        )
        let ours =
            coordinates.isEmpty
            ? face : try face.variation(at: coordinates, roundsDeltas: true)
        let exact = coordinates.isEmpty ? nil : try face.variation(at: coordinates)
        // Compares a part of the lines at each point of a variable face; all would take hours.
        let stride = coordinates.isEmpty ? 1 : 10
        let name = path.split(separator: "/").last.map { String($0) } ?? path
        let comparison = try PointComparison(ours, exact, theirs, font: name, everyNth: stride)
        counts.add(comparison.counts)
        if comparison.counts.differing > 0 {
            let place = coordinates.map { "\($0)=\($1)" }.sorted().joined(separator: ",")
            lines.append("\(path) face \(face.index) \(place): \(comparison)")
        }
    }

    /// Whether faces were compared and all are equal.
    var isEqual: Bool { faces > 0 && counts.differing == 0 }

    mutating func add(_ file: ShapingSummary) {
        faces += file.faces
        points += file.points
        counts.add(file.counts)
    }

    var description: String { "\(faces) faces, \(points) points on axes, \(counts)" }
}

/// The numbers of compared lines.
struct LineCounts: CustomStringConvertible {
    var equal = 0
    var differing = 0
    /// The lines that differ by known causes.
    var known: [KnownDifference: Int] = [:]
    /// The lines that TypeScale reports as needing shaping.
    var needingShaping = 0
    /// The lines compared without missing characters, which HarfBuzz composes from parts.
    var missing = 0

    mutating func add(_ other: LineCounts) {
        equal += other.equal
        differing += other.differing
        known.merge(other.known) { $0 + $1 }
        needingShaping += other.needingShaping
        missing += other.missing
    }

    var description: String {
        let causes = known.values.reduce(0, +)
        let first =
            "\(equal + causes + differing + needingShaping) lines: \(equal) equal, "
            + "\(causes) differ by known causes, \(differing) differ; "
            + "\(missing) compared without characters that are reported missing; "
            + "\(needingShaping) reported to need shaping and left out"
        return ([first] + known.rows).joined(separator: "\n")
    }
}
