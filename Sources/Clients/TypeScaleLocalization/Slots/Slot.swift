public import TypeScaleDiagnostics
public import TypeScaleLayout

/// A box on the screen, and the keys of the texts that it must hold.
///
///     var slot = Slot("Tab title", keys: ["tab.*"], width: 80, font: .system(.caption2))
///     slot.largestCategory = .extraExtraExtraLarge
///
/// In a ``SlotFile``, a slot is a dictionary.
public struct Slot: Hashable, Sendable {
    /// A width of a slot, which can differ between devices.
    public struct Width: Hashable, Sendable {
        /// The name, such as `iPhone SE`, or an empty string for a slot's only width.
        public var name: String

        /// The width, in points.
        public var points: Double

        /// Creates a width.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - points: The width, in points. An infinite or NaN width is unlimited.
        public init(_ name: String = "", points: Double) {
            self.name = name
            self.points = points
        }
    }

    /// The space between the edges of a slot and its text, in points.
    public struct Insets: Hashable, Sendable {
        /// The space at the edge where reading begins.
        public var leading = 0.0
        /// The space at the edge where reading ends.
        public var trailing = 0.0
        /// The space above the text.
        public var top = 0.0
        /// The space below the text.
        public var bottom = 0.0

        /// Creates insets of 0.
        public init() {}
    }

    /// The name, which groups the findings in a report.
    public var name: String

    /// The patterns of the keys whose texts belong in the slot.
    ///
    /// In a pattern, `*` matches any characters, `?` matches one, and a backslash makes the next
    /// character literal. If several patterns match, the one with the largest number of literal
    /// characters wins. A pattern without wildcards precedes all others.
    public var keys: [String]

    /// The patterns of keys that do not belong in the slot, although ``keys`` matches them.
    public var excludedKeys: [String] = []

    /// The patterns of the paths whose texts belong in the slot, or an empty array for all files.
    ///
    /// A pattern without a slash matches the last component of a path.
    public var files: [String] = []

    /// The widths, in each of which the text must fit.
    public var widths: [Width]

    /// The height, in points, or infinity if the height is unlimited.
    public var height = Double.infinity

    /// The maximum number of lines, 0 for no limit, or `nil` for the default.
    ///
    /// By default, a slot with a height has no limit on lines, and any other slot has one line.
    public var lineLimit: Int?

    /// The space between the edges and the text.
    public var insets = Insets()

    /// The unscaled font.
    public var font: FontDescription

    /// The factor by which the label can shrink its font, as in `UILabel`, or 1.
    public var minimumScaleFactor = 1.0

    /// The platform, which determines the sizes of the font.
    ///
    /// A variation for a device, such as `device.mac`, has the sizes of that device's platform.
    public var platform = Platform.iOS

    /// Whether the reader prefers bold text.
    public var usesBoldText = false

    /// The largest category that counts, or `nil` if all categories count.
    public var largestCategory: ContentSizeCategory?

    /// The largest font scale that counts, or `nil` if all font scales count.
    public var largestFontScale: Double?

    /// The values to measure in place of placeholders, by placeholder or name, such as `%@`.
    public var samples = NameDictionary<String>()

    /// The largest number to measure in place of a placeholder, or `nil` for the largest of the
    /// check, which is 9,999 by default.
    public var largestNumber: Int?

    /// Creates a slot.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - keys: The patterns of the keys whose texts belong in the slot.
    ///   - width: The width, in points.
    ///   - font: The unscaled font.
    public init(
        _ name: String,
        keys: [String],
        width: Double,
        font: FontDescription = .system(.body)
    ) {
        self.name = name
        self.keys = keys
        widths = [Width(points: width)]
        self.font = font
    }

    /// The width, in points, or the first of several ``widths``.
    ///
    /// Setting the width replaces all widths by one without a name.
    public var width: Double {
        get { widths.first?.points ?? .infinity }
        set { widths = [Width(points: newValue)] }
    }
}

extension Slot {
    /// The maximum number of widths in a slots file, because each width is checked for each text.
    static let maximumWidths = 64

    /// The maximum number of lines, or 0 for no limit.
    ///
    /// Without a ``lineLimit``, a slot with a height has no limit, and any other has one line.
    public var effectiveLineLimit: Int { lineLimit ?? (height.isFinite ? 0 : 1) }

    /// The height available to the text, in points.
    var innerHeight: Double { height - insets.top - insets.bottom }

    /// Returns the width available to the text, in points.
    func innerWidth(_ width: Width) -> Double {
        width.points.isFinite ? width.points - insets.leading - insets.trailing : .infinity
    }
}
