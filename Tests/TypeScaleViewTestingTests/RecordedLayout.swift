import Foundation
import SwiftUI
import TypeScaleLayout

/// A layout that SwiftUI drew, with the sizes of its texts instead of the texts.
///
/// Source: 34 layouts of macOS, which codelynx/SwiftOpenUI recorded in Lore-Hex/QuillUI@006b072e,
/// and images of iOS 26.2 in leboncoin/spark-ios-common@122467d.
struct RecordedLayout: Decodable {
    indirect enum View {
        case text(TextSize)
        case fill, spacer, divider
        case container(String, alignment: String?, spacing: Double?, [View])
        case modified(String, Values, View)
    }

    struct Values {
        var numbers: [String: Double] = [:]
        var words: [String: String] = [:]
    }

    let name: String
    let proposal: [Double]
    let size: [Double]
    let leaves: [[Double]]
    let view: View
    let scale: Double?
    let category: String?

    static func all() throws -> [RecordedLayout] {
        let url = Bundle.module.url(
            forResource: "layouts",
            withExtension: "json",
            subdirectory: "Fixtures"
        )
        guard let url else { throw CocoaError(.fileNoSuchFile) }
        return try JSONDecoder().decode([RecordedLayout].self, from: Data(contentsOf: url))
    }
}

extension RecordedLayout.View: Decodable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
        init(_ name: String) { stringValue = name }
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func word(_ name: String) -> String? {
            try? values.decode(String.self, forKey: Key(name))
        }
        func number(_ name: String) -> Double? {
            word(name) == "infinity"
                ? .infinity : try? values.decode(Double.self, forKey: Key(name))
        }
        if let modifier = word("modifier") {
            var result = RecordedLayout.Values()
            for key in values.allKeys {
                result.numbers[key.stringValue] = number(key.stringValue)
                result.words[key.stringValue] = word(key.stringValue)
            }
            self = .modified(modifier, result, try values.decode(Self.self, forKey: Key("of")))
            return
        }
        switch word("view") {
        case "Text":
            let size = try values.decode([Double].self, forKey: Key("size"))
            self = .text(TextSize(width: size[0], height: size[1]))
        case "Color": self = .fill
        case "Spacer": self = .spacer
        case "Divider": self = .divider
        case let name?:
            let children = try values.decode([Self].self, forKey: Key("children"))
            self = .container(
                name,
                alignment: word("alignment"),
                spacing: number("spacing"),
                children
            )
        case nil: throw CocoaError(.coderValueNotFound)
        }
    }
}

extension RecordedLayout.View {
    /// Returns the view, and appends the sizes of its texts in their order.
    @MainActor
    func view(_ sizes: inout [TextSize]) -> AnyView {
        switch self {
        case .text(let size):
            sizes.append(size)
            return AnyView(Text(verbatim: "\(sizes.count - 1)"))
        case .fill: return AnyView(Color.red)
        case .spacer: return AnyView(Spacer())
        case .divider: return AnyView(Divider())
        case .container(let name, let alignment, let spacing, let children):
            let views = children.map { $0.view(&sizes) }
            let content = ForEach(views.indices, id: \.self) { views[$0] }
            let place = Alignment(named: alignment)
            let spacing = spacing.map { CGFloat($0) }
            return switch name {
            case "HStack":
                AnyView(HStack(alignment: place.vertical, spacing: spacing) { content })
            case "VStack":
                AnyView(VStack(alignment: place.horizontal, spacing: spacing) { content })
            default: AnyView(ZStack(alignment: place) { content })
            }
        case .modified(let name, let values, let view):
            return values.modifying(view.view(&sizes), name)
        }
    }
}

extension RecordedLayout.Values {
    @MainActor
    fileprivate func modifying(_ view: AnyView, _ name: String) -> AnyView {
        let place = Alignment(named: words["alignment"])
        func number(_ name: String) -> CGFloat? { numbers[name].map { CGFloat($0) } }
        if name == "padding" {
            return switch words["value"] {
            case "horizontal": AnyView(view.padding(.horizontal, number("amount")))
            case "vertical": AnyView(view.padding(.vertical, number("amount")))
            default: AnyView(view.padding(.all, number("value")))
            }
        }
        let (width, height) = (number("width"), number("height"))
        if width != nil || height != nil {
            return AnyView(view.frame(width: width, height: height, alignment: place))
        }
        return AnyView(
            view.frame(
                minWidth: number("minWidth"),
                maxWidth: number("maxWidth"),
                minHeight: number("minHeight"),
                maxHeight: number("maxHeight"),
                alignment: place
            )
        )
    }
}

extension Alignment {
    fileprivate init(named name: String?) {
        let name = (name ?? "center").lowercased()
        self.init(horizontal: .center, vertical: .center)
        if name.contains("leading") { horizontal = .leading }
        if name.contains("trailing") { horizontal = .trailing }
        if name.contains("top") { vertical = .top }
        if name.contains("bottom") { vertical = .bottom }
    }
}
