import TypeScaleCode

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
    /// Whether the text is in a view that scrolls horizontally.
    private(set) var scrolls = false
    private var horizontalInset = 0.0
    private var verticalInset = 0.0
    /// Whether the text takes the space that it needs, whatever its container proposes.
    private var hasOwnWidth = false
    private var hasOwnHeight = false

    /// The views that give their content at most their own space.
    private static let containers: Set = [
        "VStack", "HStack", "ZStack", "LazyVStack", "Group", "ForEach", "Button", "Label", "Link",
    ]

    /// The modifiers that give their content at most the space of the view.
    private static let layers: Set = ["overlay", "background"]

    init(of view: Int, in file: CodeFile) {
        for link in file.chain(of: view) {
            addSize(link, file)
            addText(link, file)
        }
        var isContained = true
        var index: Int? = file.source.calls[view].scope
        for _ in 0..<CodeFile.maximumLevels {
            guard let current = index else { break }
            let scope = file.source.scopes[current]
            if scope.kind == .closure, let owner = scope.call {
                add(owner, &isContained, file)
            } else if scope.kind != .block {
                isContained = false
            }
            index = scope.parent
        }
    }

    /// Adds the limits of a view whose closure contains the text.
    private mutating func add(_ owner: Int, _ isContained: inout Bool, _ file: CodeFile) {
        let name = file.names[owner]
        if name == "ScrollView" {
            let axes = file.source.calls[owner].arguments.first.map { file.source.bytes[$0.value] }
            scrolls = scrolls || axes?.contains("horizontal") == true
        }
        let isLayer = Self.layers.contains(name)
        isContained = isContained && (isLayer || Self.containers.contains(name))
        guard isContained else { return }
        var isAfter = !isLayer
        for link in file.chain(of: owner) {
            addSize(link, file)
            if isAfter { addText(link, file) }
            isAfter = isAfter || link == owner
        }
    }

    /// Adds the limits of a modifier on the size of the view.
    private mutating func addSize(_ call: Int, _ file: CodeFile) {
        func points(_ label: String) -> Double? {
            file.argument(label, of: call).flatMap { file.size($0.value).points }
        }
        switch file.names[call] {
        case "frame":
            if let points = points("width") ?? points("maxWidth"), !hasOwnWidth {
                width = min(width, points - horizontalInset)
            }
            if let points = points("height") ?? points("maxHeight"), !hasOwnHeight {
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
        guard let last = arguments.last, case .points(let points) = file.size(last.value),
            points > 0
        else { return }
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
        guard let first = file.source.calls[call].arguments.first else { return }
        let value = file.source.bytes[first.value].trimmed.string
        switch file.names[call] {
        // A range or a variable counts as no limit.
        case "lineLimit": lineLimit = lineLimit ?? max(0, Int(value) ?? 0)
        case "minimumScaleFactor":
            // A text with an unknown factor can shrink to nothing.
            minimumScaleFactor = minimumScaleFactor ?? Double(value) ?? 0
        default: break
        }
    }
}

extension CodeFile {
    /// Returns whether an argument is `true`, or absent from a call without arguments.
    fileprivate func isTrue(_ label: String, of call: Int) -> Bool {
        guard !source.calls[call].arguments.isEmpty else { return true }
        return argument(label, of: call).map { text($0.value) == "true" } ?? false
    }
}
