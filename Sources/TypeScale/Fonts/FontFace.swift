/// The face of a font: the system's, or one with a PostScript name.
public struct FontFace: Hashable, Sendable {
    /// The PostScript name for looking up the face, such as `Pretendard-Bold`; `nil` for the
    /// system's.
    public let postScriptName: String?
}

extension FontFace {
    /// The platform's own font; San Francisco on Apple's platforms.
    public static let system = FontFace(postScriptName: nil)

    /// Returns the face with a PostScript name, as stated in its font file.
    public static func named(_ postScriptName: String) -> FontFace {
        FontFace(postScriptName: postScriptName)
    }

    /// Whether this is the platform's own font.
    package var isSystem: Bool { postScriptName == nil }
}

extension FontFace: CustomStringConvertible {
    /// The PostScript name, or `system`.
    public var description: String { postScriptName ?? "system" }
}

#if !hasFeature(Embedded)
extension FontFace: Codable {}
#endif
