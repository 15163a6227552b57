/// The system face, or a face with a PostScript name.
public struct FontFace: Hashable, Sendable {
    /// The face's PostScript name, such as `Pretendard-Bold`, or `nil` for the system face.
    public let postScriptName: String?
}

extension FontFace {
    /// The face of the platform's own font, which is San Francisco on Apple platforms.
    public static let system = FontFace(postScriptName: nil)

    /// Returns the face with a PostScript name, as specified in its font file.
    public static func named(_ postScriptName: String) -> FontFace {
        FontFace(postScriptName: postScriptName)
    }

    /// Whether the face is the system face.
    public var isSystem: Bool { postScriptName == nil }
}

extension FontFace: CustomStringConvertible {
    /// The PostScript name, or `system`.
    public var description: String { postScriptName ?? "system" }
}

#if !hasFeature(Embedded)
extension FontFace: Codable {}
#endif
