import TypeScale
public import TypeScaleDiagnostics

/// An object in an interface file: a view, a controller, or an item such as a tab.
public struct InterfaceObject: Hashable, Sendable {
    /// A text of an object.
    public struct Text: Hashable, Sendable {
        /// The property, with which the key of a translation ends, such as `normalTitle`.
        public let property: String
        /// The text in the file.
        public let text: String
    }

    /// The identifier, with which the keys of translations start, such as `GXl-fE-jVz`.
    public let identifier: String

    /// The name of the element, such as `label`.
    public let element: String

    /// The line and column of the element.
    public internal(set) var position: TextPosition?

    /// A property in code that refers to an object.
    public struct Outlet: Hashable, Sendable {
        /// The class that declares the property, or `nil` if the file does not name it.
        public let owner: String?
        /// The name of the property.
        public let name: String
    }

    /// The class of the object in code, or `nil` for a class of the system.
    public internal(set) var customClass: String?

    /// The properties in code that refer to the object.
    public internal(set) var outlets: [Outlet] = []

    /// Whether the file sets properties of a class, which can replace the texts.
    public internal(set) var hasRuntimeAttributes = false

    /// The texts.
    public internal(set) var texts: [Text] = []

    /// Whether the file states an image.
    public internal(set) var showsImage = false

    /// The font, or `nil` if the file does not state it.
    ///
    /// The fonts for some size classes are left out.
    public internal(set) var font: InterfaceFont?

    /// The line and column of the font.
    public internal(set) var fontPosition: TextPosition?

    /// Whether the font follows later changes of the text size.
    public internal(set) var adjustsFont = false

    /// The maximum number of lines, or 0 for no limit.
    public internal(set) var lineLimit = 1

    /// The factor by which the text may shrink, or 1.
    public internal(set) var minimumScaleFactor = 1.0

    /// The space at the left and the right of the text, in points.
    public var horizontalInset: Double { max(0, edgeInsets) }

    /// The width.
    public internal(set) var width = InterfaceExtent.free

    /// The height.
    public internal(set) var height = InterfaceExtent.free

    /// The row of a table that contains the object.
    public struct Row: Hashable, Sendable {
        /// The height in points.
        public let height: Double
        /// The line and column of the table, or of a cell with a height of its own.
        public let position: TextPosition?
        /// The classes of the cell, the table and the objects around it, in code.
        public let classes: [String]
    }

    /// The row that contains the object, or `nil` if no table states a height for it.
    public internal(set) var row: Row?

    /// The height of the rows that a table or a cell states, or `nil` for automatic heights.
    var rowHeight: Double?
    /// Whether the file states the rows of a table.
    var isStatic = false
    /// The offset of the element, in bytes.
    let offset: Int
    /// The offset of the font's element, in bytes.
    var fontOffset: Int?
    /// The sum of a button's insets at the left and the right, where a negative one makes room.
    var edgeInsets = 0.0
    /// The size in points to which the text may shrink.
    var minimumPoints: Double?
    /// The index of the object that contains the object.
    let parent: Int?
    /// The facts from which the width and the height follow.
    var layout = InterfaceLayout.Facts()
}

extension InterfaceObject {
    /// Whether the object is a view that shows one text.
    public var showsText: Bool {
        ["label", "button", "textField", "textView"].contains(element)
    }

    /// Whether the file can state a minimum size for the text.
    var canShrink: Bool { element == "label" || element == "textField" }

    /// Sets the factor of a text that may shrink to a number of points.
    ///
    /// A preferred font shrinks most at the largest category. Its factor there counts everywhere,
    /// because text that fits in a larger font fits in a smaller one.
    mutating func limitShrinking() {
        guard let points = minimumPoints, points > 0, let font else { return }
        let largest = font.description.pointSize(at: .accessibilityExtraExtraExtraLarge)
        if points < largest { minimumScaleFactor = min(minimumScaleFactor, points / largest) }
    }
}
