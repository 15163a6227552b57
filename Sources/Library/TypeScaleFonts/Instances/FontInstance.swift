/// A font to measure text in: a face in a file, a face of the system font, or a face whose
/// proportions you provide.
///
///     let face = try FontFile(path: "Lato-Regular.ttf").faces[0]
///     let font = FontInstance.file(face)
///     font.metrics(at: 17).lineHeight
///     try font.width(of: "Settings", at: 17)      // requires TypeScaleFonts
///
/// You pass the size to each method, because the advances of the system font depend on the size.
public enum FontInstance: Hashable, Sendable {
    /// A face in a font file.
    case file(Typeface)
    /// A face of the system font, whose metrics are built in.
    case system(SystemFace)
    /// A face whose proportions you provide.
    case custom(CustomFace)
}

extension FontInstance {
    /// Returns the vertical metrics at a size.
    ///
    /// - Parameter pointSize: The font size in points.
    /// - Returns: The unrounded metrics in points.
    public func metrics(at pointSize: Double) -> FaceMetrics {
        switch self {
        case .file(let face): face.metrics(at: pointSize)
        case .system(let face): face.metrics(at: pointSize)
        case .custom(let face): face.metrics(at: pointSize)
        }
    }

    /// Returns the space that the face itself adds after each character.
    ///
    /// The advances in a font file already include tracking. The system font and custom faces use
    /// the tracking on iOS from 8 to 40 points, and otherwise the tracking in Apple's guidelines.
    /// Both are interpolated. SF Mono has no tracking.
    ///
    /// - Parameter pointSize: The font size in points.
    /// - Returns: The tracking in points. The tracking is 0 for a font file. For other fonts, it is
    ///   `nil` outside the published sizes, from 6 to 96 points. Negative tracking moves characters
    ///   closer together.
    public func tracking(at pointSize: Double) -> Double? {
        switch self {
        case .file: 0
        case .system(let face): face.tracking(at: pointSize)
        case .custom: SystemFace().tracking(at: pointSize)
        }
    }
}
