import TypeScale
import TypeScaleDiagnostics

/// The space that views of SwiftUI leave for a text, as far as the code states it.
///
/// Each limit is at least as large as the true one: other views in a stack, and paddings that the
/// system chooses, leave less space.
struct TextSpace {
    /// The maximum width and height in points, or infinity.
    private(set) var width = Double.infinity
    private(set) var height = Double.infinity
    /// The maximum number of lines, 0 for no limit, or `nil` if no modifier states it.
    private(set) var lineLimit: Int?
    /// The factor by which the text can shrink, or `nil` if no modifier states it.
    private(set) var minimumScaleFactor: Double?
    /// Whether the size or the look of the text depends on something else.
    private(set) var isUnknown = false
    /// Whether the text wraps, and what contains it grows with it.
    private(set) var wraps = false
    private var horizontalInset = 0.0
    private var verticalInset = 0.0
    /// Whether the text has its width and height, whatever the views around it propose.
    private(set) var hasOwnWidth = false
    private(set) var hasOwnHeight = false

    /// The views that give their content at most their own space.
    private static let containers: Set = [
        "VStack", "HStack", "ZStack", "LazyVStack", "Group", "ForEach", "Button", "Label", "Link",
    ]

    /// The modifiers that give their content at most the space of the view.
    private static let layers: Set = ["overlay", "background"]

    /// The views whose content grows with its text.
    private static let growing: Set = ["List", "Form", "Section", "ScrollView", "Menu"]

    /// The modifiers that show content which grows with its text.
    private static let dialogs: Set = [
        "alert", "confirmationDialog", "actionSheet", "contextMenu", "swipeActions",
    ]

    init(of view: ViewReference, in app: App) {
        let sites = app.files[view.file].views
        var isContained = true
        var current = view.view
        for (index, (ancestor, modifiers)) in app.ancestors(of: view).enumerated() {
            let site = sites[ancestor.view]
            var isLayer = false
            if index > 0 {
                let layer = sites[current].parentModifier.flatMap { number in
                    number < site.modifiers.count ? site.modifiers[number].name : nil
                }
                isLayer = layer.map(Self.layers.contains) ?? false
                isContained =
                    isContained && (isLayer || layer == nil && Self.containers.contains(site.name))
                addContainer(site, layer)
                if let layer, Self.dialogs.contains(layer) { wraps = true }
            }
            let all = isLayer ? app.views[view.file][ancestor.view].modifiers : modifiers
            for modifier in all where isContained { addSize(modifier) }
            for modifier in modifiers { addText(modifier) }
            current = ancestor.view
        }
        if app.ancestors(of: view).count >= App.maximumAncestors { isUnknown = true }
    }

    /// Adds what a view does with the texts in it.
    private mutating func addContainer(_ view: ViewSite, _ layer: String?) {
        guard layer == nil else { return }
        switch view.name {
        // The container shows the first of its views that fits.
        case "ViewThatFits": isUnknown = true
        case "ScrollView":
            let isHorizontal = view.arguments.unlabeled.map { $0.lastName == "horizontal" } ?? false
            if isHorizontal, width.isInfinite { isUnknown = true }
            if !isHorizontal { wraps = true }
        case let name where Self.growing.contains(name): wraps = true
        default: break
        }
    }

    /// Adds the limits of a modifier on the size of the view.
    private mutating func addSize(_ modifier: StyledView.Modifier) {
        switch modifier.effect {
        case .frame(let frame):
            if let points = frame.width?.points {
                if !hasOwnWidth { width = min(width, points - horizontalInset) }
                hasOwnWidth = true
            } else if let points = frame.maxWidth?.points, !hasOwnWidth {
                width = min(width, points - horizontalInset)
            }
            if let points = frame.height?.points {
                if !hasOwnHeight { height = min(height, points - verticalInset) }
                hasOwnHeight = true
            } else if let points = frame.maxHeight?.points, !hasOwnHeight {
                height = min(height, points - verticalInset)
            }
        case .padding(let padding):
            // A negative padding makes room.
            if padding.isNegative { isUnknown = true }
            horizontalInset += padding.horizontal
            verticalInset += padding.vertical
        case .fixedSize(let horizontal, let vertical):
            hasOwnWidth = hasOwnWidth || horizontal
            hasOwnHeight = hasOwnHeight || vertical
        default: break
        }
    }

    /// Adds the limits of a modifier on the text, of which the innermost counts.
    private mutating func addText(_ modifier: StyledView.Modifier) {
        switch modifier.effect {
        case .lineLimit(let limit): lineLimit = lineLimit ?? limit ?? 0
        case .minimumScaleFactor(let factor):
            // A text with an unknown factor can shrink to nothing.
            minimumScaleFactor = minimumScaleFactor ?? factor ?? 0
        case .cap(nil), .changesText, .unknown: isUnknown = true
        case .font, .frame, .padding, .fixedSize, .cap, .weight, .keepsText: break
        }
    }
}
