import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics

/// The space that views of SwiftUI leave for a text, as far as a file shows it.
///
/// Each limit is at least as large as the true one: other views in a stack, and paddings that the
/// system chooses, leave less space.
struct CodeBox {
    /// The maximum width and height in points, or infinity.
    private(set) var width = Double.infinity
    private(set) var height = Double.infinity
    /// The maximum number of lines, 0 for no limit, or `nil` if no modifier states it.
    private(set) var lineLimit: Int?
    /// The factor by which the text can shrink, or `nil` if no modifier states it.
    private(set) var minimumScaleFactor: Double?
    /// The largest text size of the view.
    private(set) var largestCategory: ContentSizeCategory?
    /// Whether the size or the look of the text depends on something else.
    private(set) var isUnknown = false
    /// The modifiers that are not SwiftUI's, and can change the text.
    private(set) var otherModifiers: Set<ExactString> = []
    private var horizontalInset = 0.0
    private var verticalInset = 0.0
    /// Whether the text has its width and height, whatever the views around it propose.
    private var hasOwnWidth = false
    private var hasOwnHeight = false

    /// The maximum numbers of views around a text, and of their modifiers.
    ///
    /// A box in more of them is unknown.
    private static let maximumLevels = 24
    private static let maximumModifiers = 64

    /// The views that give their content at most their own space.
    private static let containers: Set = [
        "VStack", "HStack", "ZStack", "LazyVStack", "Group", "ForEach", "Button", "Label", "Link",
    ]

    /// The modifiers that give their content at most the space of the view.
    private static let layers: Set = ["overlay", "background"]

    init(of view: Int, in file: CodeFile) {
        add(view, isLayer: false, limitsSize: true, file)
        var isContained = true
        var index: Int? = file.source.calls[view].scope
        for _ in 0..<Self.maximumLevels {
            guard let current = index else { break }
            let scope = file.source.scopes[current]
            if scope.kind == .closure, let owner = scope.call {
                let name = file.names[owner]
                let isLayer = Self.layers.contains(name)
                isContained = isContained && (isLayer || Self.containers.contains(name))
                addContainer(owner, file)
                add(owner, isLayer: isLayer, limitsSize: isContained, file)
            } else if scope.kind != .block {
                isContained = false
            }
            index = scope.parent
        }
        if index != nil { isUnknown = true }
    }

    /// Adds the limits that a view and its modifiers set, or only the modifiers after a layer.
    private mutating func add(_ view: Int, isLayer: Bool, limitsSize: Bool, _ file: CodeFile) {
        var isAfter = !isLayer
        let chain = file.chain(of: view)
        if chain.count > Self.maximumModifiers { isUnknown = true }
        for link in chain.prefix(Self.maximumModifiers) {
            if limitsSize { addSize(link, file) }
            if isAfter { addText(link, file) }
            isAfter = isAfter || link == view
        }
    }

    /// Adds what a view does with the texts in it.
    private mutating func addContainer(_ view: Int, _ file: CodeFile) {
        switch file.names[view] {
        // The container shows the first of its views that fits.
        case "ViewThatFits": isUnknown = true
        case "ScrollView":
            let axes = file.source.calls[view].arguments.first.map { file.source.bytes[$0.value] }
            if axes?.contains("horizontal") == true, width.isInfinite { isUnknown = true }
        default: break
        }
    }

    /// Adds the limits of a modifier on the size of the view.
    private mutating func addSize(_ call: Int, _ file: CodeFile) {
        func points(_ label: String) -> Double? {
            file.argument(label, of: call).flatMap { file.size($0.value).points }
        }
        switch file.names[call] {
        case "frame":
            if let points = points("width") {
                if !hasOwnWidth { width = min(width, points - horizontalInset) }
                hasOwnWidth = true
            } else if let points = points("maxWidth"), !hasOwnWidth {
                width = min(width, points - horizontalInset)
            }
            if let points = points("height") {
                if !hasOwnHeight { height = min(height, points - verticalInset) }
                hasOwnHeight = true
            } else if let points = points("maxHeight"), !hasOwnHeight {
                height = min(height, points - verticalInset)
            }
        case "padding": addPadding(call, file)
        case "fixedSize":
            hasOwnWidth = hasOwnWidth || file.isTrue("horizontal", of: call)
            hasOwnHeight = hasOwnHeight || file.isTrue("vertical", of: call)
        default: break
        }
    }

    /// Adds a padding, if the code states its points.
    private mutating func addPadding(_ call: Int, _ file: CodeFile) {
        let arguments = file.source.calls[call].arguments
        guard let last = arguments.last else { return }
        // A negative padding makes room.
        if file.source.bytes[last.value].trimmed.first == UInt8(ascii: "-") { isUnknown = true }
        guard case .points(let points) = file.size(last.value) else { return }
        let edges = arguments.count == 2 ? file.source.bytes[arguments[0].value].trimmed.string : ""
        switch edges {
        case "", ".all":
            horizontalInset += 2 * points
            verticalInset += 2 * points
        case ".horizontal": horizontalInset += 2 * points
        case ".vertical": verticalInset += 2 * points
        case ".leading", ".trailing": horizontalInset += points
        case ".top", ".bottom": verticalInset += points
        default: break
        }
    }

    /// Adds the limits of a modifier on the text, of which the innermost counts.
    private mutating func addText(_ call: Int, _ file: CodeFile) {
        let name = file.names[call]
        guard file.source.calls[call].receiver != nil else { return }
        guard Self.limits.contains(name), let first = file.source.calls[call].arguments.first else {
            if Self.changes.contains(name) || name == "environment" && changesText(call, file) {
                isUnknown = true
            } else if !ViewModifiers.keepText(name) {
                otherModifiers.insert(ExactString(name))
            }
            return
        }
        let value = file.source.bytes[first.value].trimmed.string
        switch name {
        // A range or a variable counts as no limit.
        case "lineLimit": lineLimit = lineLimit ?? max(0, Int(value) ?? 0)
        case "minimumScaleFactor":
            // A text with an unknown factor can shrink to nothing.
            minimumScaleFactor = minimumScaleFactor ?? Double(value) ?? 0
        default:
            guard let category = file.largestCategory(first.value) else {
                isUnknown = true
                return
            }
            largestCategory = min(largestCategory ?? category, category)
        }
    }

    private static let limits: Set = ["lineLimit", "minimumScaleFactor", "dynamicTypeSize"]

    /// The modifiers that change the look of a text, or hide it.
    private static let changes: Set = [
        "textCase", "kerning", "tracking", "allowsTightening", "labelStyle", "hidden", "opacity",
        "rotationEffect", "scaleEffect", "modifier",
    ]

    private func changesText(_ call: Int, _ file: CodeFile) -> Bool {
        guard let key = file.source.calls[call].arguments.first else { return false }
        return ["font", "lineLimit", "sizeCategory", "dynamicTypeSize", "minimumScaleFactor"]
            .contains { file.source.bytes[key.value].contains($0) }
    }
}

extension CodeFile {
    /// Returns whether an argument is `true`, or absent from a call without arguments.
    fileprivate func isTrue(_ label: String, of call: Int) -> Bool {
        guard !source.calls[call].arguments.isEmpty else { return true }
        return argument(label, of: call).map { text($0.value) == "true" } ?? false
    }
}
