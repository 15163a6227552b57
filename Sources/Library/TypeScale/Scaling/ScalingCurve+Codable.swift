// Embedded Swift doesn't support Codable.
#if !hasFeature(Embedded)
extension CodingUserInfoKey {
    /// The key for a `[ScalingCurve]` that contains the custom curves to which an archive refers.
    ///
    ///     decoder.userInfo[.scalingCurves] = ScalingCurve.named   // in TypeScaleCurves
    ///
    /// The curves of the TypeScale module are always available.
    public static let scalingCurves = named("org.typescale.scalingCurves")
}

extension ScalingCurve: Codable {
    private struct Archive: Codable {
        let name: String
        let parameters: [Double]?
    }

    private static let linearName = "linear"
    private static let tableName = "table"

    /// Decodes a built-in curve, or finds a curve in the decoder's `userInfo` by name and
    /// parameters.
    ///
    /// - Parameter decoder: The decoder, with any additional curves in `userInfo[.scalingCurves]`.
    /// - Throws: `DecodingError.dataCorrupted` for an unknown curve.
    public init(from decoder: any Decoder) throws {
        let archive = try Archive(from: decoder)
        let (name, parameters) = (archive.name, archive.parameters ?? [])
        let others = decoder.userInfo[.scalingCurves] as? [ScalingCurve] ?? []
        let known =
            Self.known(name, parameters)
            ?? others.first {
                $0.details.name.isSameName(as: name)
                    && ($0.definition?.parameters ?? []) == parameters
            }
        guard let known else {
            throw decoder.corrupted(
                "unknown curve \"\(name.unicodeScalars.prefix(48))\"; pass it to the decoder in "
                    + "userInfo[.scalingCurves]"
            )
        }
        self = known
    }

    private static func known(_ name: String, _ parameters: [Double]) -> ScalingCurve? {
        if parameters.isEmpty {
            return [.uikit, .swiftUI, .fixed].first { $0.details.name.isSameName(as: name) }
        }
        if name.isSameName(as: tableName) { return try? table(parameters) }
        guard name.isSameName(as: linearName), parameters.count == 2,
            parameters[0] <= parameters[1]
        else { return nil }
        return FontScaleSetting(range: parameters[0]...parameters[1]).map { linear($0) }
    }

    /// Encodes the curve's name and its parameters, if any.
    public func encode(to encoder: any Encoder) throws {
        var name = details.name
        if definition?.sizes != nil { name = Self.tableName }
        if let setting, self == .linear(setting) { name = Self.linearName }
        let parameters = definition?.parameters ?? []
        let archive = Archive(name: name, parameters: parameters.isEmpty ? nil : parameters)
        try archive.encode(to: encoder)
    }
}
#endif
