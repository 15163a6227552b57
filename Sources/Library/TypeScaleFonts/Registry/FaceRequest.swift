/// The traits of a requested face, and the rules by which CSS selects a face of a family.
///
/// See [Matching font styles](https://www.w3.org/TR/css-fonts-4/#font-style-matching).
struct FaceRequest {
    let weight: Double
    let width: Double
    let isItalic: Bool

    /// Creates a request, in which NaN is regular weight or normal width.
    init(weight: Double = 400, width: Double = 100, isItalic: Bool = false) {
        self.weight = weight.isNaN ? 400 : weight
        self.width = width.isNaN ? 100 : width
        self.isItalic = isItalic
    }

    /// Returns the nearest face, or `nil` if the array is empty.
    ///
    /// Of equally near faces, the first is returned. A face that cannot be read comes last.
    func nearest(of faces: [Typeface]) -> Typeface? {
        let ranked = faces.map { (face: $0, rank: rank($0)) }
        return ranked.min { $0.rank.lexicographicallyPrecedes($1.rank) }?.face
    }

    /// Returns the variation of a face at the nearest values of its axes, or a static face itself.
    func variation(of face: Typeface) throws(FontError) -> Typeface {
        var coordinates: [FontTag: Double] = [:]
        for axis in try face.axes() {
            switch axis.tag {
            case "wght": coordinates[axis.tag] = axis.clamped(weight)
            case "wdth": coordinates[axis.tag] = axis.clamped(width)
            case "ital": coordinates[axis.tag] = axis.clamped(isItalic ? 1 : 0)
            // CSS's angle of an oblique face is 14 degrees. The axis measures counterclockwise.
            case "slnt": coordinates[axis.tag] = axis.clamped(isItalic ? -14 : 0)
            default: break
            }
        }
        return coordinates.isEmpty ? face : try face.variation(at: coordinates)
    }

    /// Returns the distances of a face, in the order of their importance.
    private func rank(_ face: Typeface) -> [Double] {
        guard let face = try? variation(of: face), let traits = try? face.traits() else {
            return [.infinity]
        }
        let isItalic = traits.isItalic || traits.slant != 0
        return Self.widthRank(traits.width, width)
            + [isItalic == self.isItalic ? 0 : 1]
            + Self.weightRank(traits.weight, weight)
    }

    /// Returns the distance between two widths.
    ///
    /// Narrower faces come first if the requested width is normal or narrower.
    private static func widthRank(_ width: Double, _ requested: Double) -> [Double] {
        let isPreferred = width == requested || (width < requested) == (requested <= 100)
        return [isPreferred ? 0 : 1, abs(width - requested)]
    }

    /// Returns the distance between two weights.
    ///
    /// From 400 to 500, weights up to 500 come first, then lighter ones, and then bolder ones.
    /// Otherwise, lighter faces come first for a light weight, and bolder ones for a bold weight.
    private static func weightRank(_ weight: Double, _ requested: Double) -> [Double] {
        let group: Double
        if weight == requested {
            group = 0
        } else if (400...500).contains(requested) {
            group = weight < requested ? 1 : weight <= 500 ? 0 : 2
        } else {
            group = (weight < requested) == (requested < 400) ? 0 : 1
        }
        return [group, abs(weight - requested)]
    }
}
