public import TypeScale
public import TypeScaleFonts

/// The registered and missing faces of a font family.
public struct FamilyReport: Sendable {
    /// The PostScript names of the registered faces.
    public let registered: [String]

    /// The missing faces, each with the reason that it was not found.
    public let missing: [FontNotFound]

    /// The faces for which the family and the font file specify different weights.
    public let otherWeights: [OtherWeight]

    /// Whether every face is registered.
    public var isComplete: Bool { missing.isEmpty }

    /// A face for which the family and the font file specify different weights.
    public struct OtherWeight: Hashable, Sendable {
        /// The PostScript name of the face.
        public let name: String

        /// The weight that the family specifies, which is derived from the face's name by default.
        public let stated: FontWeight

        /// The weight in the font file, on the same scale from 1 to 1000.
        public let inFile: Double
    }
}

extension FamilyReport: CustomStringConvertible {
    /// The missing faces and different weights, one per line, or else the number of faces.
    public var description: String {
        let lines =
            missing.map { $0.description }
            + otherWeights.map { "\($0.name) is \($0.stated), but \($0.inFile) in its file" }
        let count = "registered faces: \(registered.count), missing faces: 0"
        return lines.isEmpty ? count : lines.joined(separator: "\n")
    }
}

extension FontRegistry {
    /// Checks which faces of a family are registered, and whether their weights match the files.
    ///
    ///     let report = registry.check(Brand.self)
    ///     if !report.isComplete { print(report) }
    ///
    /// - Complexity: O(*n*) in the number of faces. Only a small part of each face's file is read.
    public func check<Family: Fontable>(_ family: Family.Type) -> FamilyReport {
        var registered: [String] = []
        var missing: [FontNotFound] = []
        var otherWeights: [FamilyReport.OtherWeight] = []
        for face in Family.Style.allCases {
            do throws(FontNotFound) {
                let match = try self.face(named: face.name)
                registered.append(face.name)
                let weight = try? match.face.traits().weight
                if match.instance == nil, let weight, weight != face.weight.rawValue {
                    otherWeights.append(
                        FamilyReport.OtherWeight(
                            name: face.name,
                            stated: face.weight,
                            inFile: weight
                        )
                    )
                }
            } catch {
                missing.append(error)
            }
        }
        return FamilyReport(registered: registered, missing: missing, otherWeights: otherWeights)
    }
}
