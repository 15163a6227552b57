public import TypeScaleLayout

/// A version of iOS, with the sizes of its controls and lists.
///
///     let system = ViewSystem(.iOS26, screenWidth: 402)
///     let list = system.list([
///         ViewSystem.Section(header: .text(title), rows: [system.toggle(.text(label))]),
///     ])
///
/// A size that was recorded is known. Other sizes are lengths with bounds, so that ``ViewBounds``
/// lays out the views. The methods return nodes, of which some are containers.
public struct ViewSystem: Hashable, Sendable {
    /// A version of the system's controls.
    public enum Version: String, CaseIterable, Hashable, Sendable {
        /// The controls of iOS 17 and iOS 18.
        case iOS17
        /// The controls of iOS 26.
        case iOS26
    }

    /// The version of the controls.
    public let version: Version

    /// The width of the screen in points, on which the insets of a list depend.
    public let screenWidth: Double

    /// Creates a system from its version and the width of its screen.
    public init(_ version: Version, screenWidth: Double) {
        (self.version, self.screenWidth) = (version, screenWidth)
    }

    /// The default space of SwiftUI's `padding()`, in points.
    ///
    /// Source: images of iOS 18.5 and 26.2 in cashapp/AccessibilitySnapshot@5b03db81.
    public var padding: ViewLength { 16 }

    /// The font of a section's header.
    ///
    /// Source: images of lists of iOS 17.5, 18.5 and 26.2 in
    /// cashapp/AccessibilitySnapshot@5b03db81, also for the other properties of a section.
    public var headerFont: FontDescription {
        version == .iOS26 ? .system(.headline) : .system(.footnote)
    }

    /// Whether a section's header is in capital letters.
    public var capitalizesHeaders: Bool { version == .iOS17 }

    /// The font of a section's footer.
    public var footerFont: FontDescription { .system(.footnote) }
}
