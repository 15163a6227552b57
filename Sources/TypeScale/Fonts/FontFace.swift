/// Which face to draw with: the system's, or one by its name.
public struct FontFace: Hashable, Sendable {
    /// The name by which the face is looked up, such as `Pretendard-Bold`; `nil` for the system's.
    public let postScriptName: String?
}

extension FontFace {
    /// The platform's own font; San Francisco on Apple's platforms.
    public static let system = FontFace(postScriptName: nil)

    /// A face that the program brings along.
    ///
    /// - Parameter postScriptName: The PostScript name, as the font file states it.
    /// - Returns: The face.
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
