import TypeScale
import TypeScaleDiagnostics

/// A view of an app, by its file and its index.
struct ViewReference: Hashable, Sendable {
    let file: Int
    let view: Int
}

/// The font of a view, as far as the code states it.
enum ViewFont {
    case stated([FontValue])
    /// No modifier states a font, so the view has the font of the screen.
    case root
    case unknown

    /// The descriptions of the fonts that the view can have, or `nil`.
    var descriptions: [FontDescription]? {
        switch self {
        case .stated(let fonts):
            let known = fonts.compactMap(\.description)
            return known.count == fonts.count && !known.isEmpty ? known : nil
        case .root: return [.system(.body)]
        case .unknown: return nil
        }
    }
}

extension App {
    /// The maximum number of views around a view that are searched.
    static let maximumAncestors = 64
    /// The maximum number of types whose views contain each other.
    private static let maximumTypes = 8

    /// Returns the ancestors of a view with their modifiers that apply to it, from the view itself.
    func ancestors(
        of view: ViewReference
    ) -> [(view: ViewReference, modifiers: [StyledView.Modifier])] {
        let sites = files[view.file].views
        var result = [(view, views[view.file][view.view].modifiers)]
        var current = view.view
        while let parent = sites[current].parent, result.count < Self.maximumAncestors {
            var modifiers = views[view.file][parent].modifiers
            if let index = sites[current].parentModifier, index < sites[parent].modifiers.count {
                // A layer has the modifiers after it.
                let start = sites[parent].modifiers[index].range.upperBound
                modifiers = modifiers.filter { $0.range.lowerBound >= start }
            }
            result.append((ViewReference(file: view.file, view: parent), modifiers))
            current = parent
        }
        return result
    }

    /// Returns the font of the text in a view.
    func font(of view: ViewReference) -> ViewFont { font(of: view, types: 0) }

    private func font(of view: ViewReference, types: Int) -> ViewFont {
        for (ancestor, modifiers) in ancestors(of: view) {
            for modifier in modifiers {
                let style = modifier.name == "buttonStyle" ? fontOfStyle(ancestor) : nil
                if let font = modifier.font ?? style { return font }
            }
        }
        return inheritedFont(of: view, types: types)
    }

    /// Returns the font that a view has from the places where its type is used.
    private func inheritedFont(of view: ViewReference, types: Int) -> ViewFont {
        let facts = files[view.file]
        let scope = facts.views[view.view].scope
        guard let owner = facts.owner(of: scope) else { return .root }
        guard let member = facts.member(of: scope), facts.members[member].name == "body" else {
            return .unknown
        }
        guard types < Self.maximumTypes else { return .unknown }
        var result: ViewFont?
        for use in uses[owner] ?? [] {
            switch font(of: use, types: types + 1) {
            case .unknown: return .unknown
            case .root: if case .stated? = result { return .unknown } else { result = .root }
            case .stated(let fonts):
                switch result {
                case nil: result = .stated(fonts)
                case .stated(let other)?: result = .stated(other + fonts)
                default: return .unknown
                }
            }
        }
        return result ?? .root
    }

    /// Returns the largest text size of a view, or `nil` without a limit.
    func cap(of view: ViewReference) -> ContentSizeCategory? { cap(of: view, types: 0) }

    private func cap(of view: ViewReference, types: Int) -> ContentSizeCategory? {
        var cap: ContentSizeCategory?
        for (_, modifiers) in ancestors(of: view) {
            for case .cap(let category?) in modifiers.map(\.effect) {
                cap = min(cap ?? category, category)
            }
        }
        let facts = files[view.file]
        guard let owner = facts.owner(of: facts.views[view.view].scope) else { return cap }
        guard let inherited = self.cap(ofType: owner, types: types) else { return cap }
        return min(cap ?? inherited, inherited)
    }

    /// Returns the largest text size at which any place of the app shows a view of a type.
    private func cap(ofType type: String, types: Int) -> ContentSizeCategory? {
        guard types < Self.maximumTypes, let uses = uses[type], !uses.isEmpty,
            !hostedTypes.contains(ExactString(type))
        else { return nil }
        var largest: ContentSizeCategory?
        for use in uses {
            guard let cap = cap(of: use, types: types + 1) else { return nil }
            largest = max(largest ?? cap, cap)
        }
        return largest
    }
}

// MARK: - Button styles

extension App {
    /// The button styles of SwiftUI, which leave the font as it is.
    private static let systemStyles: Set = [
        "automatic", "plain", "borderless", "bordered", "borderedProminent", "link", "card",
        "glass", "glassProminent", "accessoryBar", "accessoryBarAction",
    ]

    /// Returns the font that the button style of a view sets, or `nil` if it sets none.
    private func fontOfStyle(_ view: ViewReference) -> ViewFont? {
        let site = files[view.file].views[view.view]
        guard
            let style = site.modifiers.last(where: { $0.name == "buttonStyle" })?.arguments
                .unlabeled
        else { return nil }
        if case .implicitMember(let name) = style.form, Self.systemStyles.contains(name) {
            return nil
        }
        let owner = files[view.file].owner(of: site.scope)
        guard let type = type(ofStyle: style, in: owner) else {
            return style.startsWithType || style.startsWithImplicitMember ? .unknown : nil
        }
        // A style with several labels shows one of them for each state.
        guard let labels = styleLabels[type], labels.count == 1, let label = labels.first else {
            return .unknown
        }
        return ancestors(of: label).flatMap(\.modifiers).compactMap(\.font).first
    }

    /// Returns the type of a button style of the app: `Primary` for `Primary()` and `.primary`.
    private func type(ofStyle style: Expression, in owner: String?) -> String? {
        let name: String?
        switch style.form {
        case .call(let function, _): name = function.path?.last
        case .implicitMember(let member):
            let found = ["ButtonStyle", "PrimitiveButtonStyle"].flatMap {
                table.members(of: $0, named: member)
            }
            name = found.first.flatMap { table[$0].type }
        default: name = nil
        }
        return name.flatMap { table.resolved($0, in: owner) }
    }
}

extension StyledView.Modifier {
    /// The font that the modifier sets, or `nil` if it keeps the font.
    fileprivate var font: ViewFont? {
        switch effect {
        case .font(let fonts, nil) where !fonts.isEmpty: .stated(fonts)
        case .font, .unknown: .unknown
        default: nil
        }
    }
}
