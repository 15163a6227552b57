import Foundation
import TypeScaleLayout

@testable import TypeScaleViews

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
    /// Returns the view as a node, and appends the sizes of its texts in their order.
    func node(_ sizes: inout [TextSize]) -> ViewNode {
        switch self {
        case .text(let size):
            sizes.append(size)
            return .text(ViewText("\(sizes.count - 1)"))
        case .fill: return .fill
        case .spacer: return .spacer()
        case .divider: return .divider
        case .container(let name, let alignment, let spacing, let children):
            let nodes = children.map { $0.node(&sizes) }
            let place = ViewNode.Alignment(named: alignment)
            return switch name {
            case "HStack":
                .hStack(alignment: place.vertical, spacing: spacing.map { ViewLength($0) }, nodes)
            case "VStack":
                .vStack(alignment: place.horizontal, spacing: spacing.map { ViewLength($0) }, nodes)
            default: .zStack(alignment: place, nodes)
            }
        case .modified(let name, let values, let view):
            return values.modifying(view.node(&sizes), name)
        }
    }
}

extension RecordedLayout.Values {
    fileprivate func modifying(_ node: ViewNode, _ name: String) -> ViewNode {
        let place = ViewNode.Alignment(named: words["alignment"])
        if name == "padding" {
            let amount = ViewLength(numbers["amount"] ?? 16)
            return switch words["value"] {
            case "horizontal": node.padding(.init(leading: amount, trailing: amount))
            case "vertical": node.padding(.init(top: amount, bottom: amount))
            default: node.padding(ViewLength(numbers["value"] ?? 16))
            }
        }
        let width = numbers["width"].map { ViewLength($0) }
        let height = numbers["height"].map { ViewLength($0) }
        if width != nil || height != nil {
            return node.frame(width: width, height: height, alignment: place)
        }
        return node.frame(
            widthLimits: .init(minimum: numbers["minWidth"], maximum: numbers["maxWidth"]),
            heightLimits: .init(minimum: numbers["minHeight"], maximum: numbers["maxHeight"]),
            alignment: place
        )
    }
}

extension ViewNode.Alignment {
    fileprivate init(named name: String?) {
        let name = (name ?? "center").lowercased()
        self.init()
        if name.contains("leading") { horizontal = .leading }
        if name.contains("trailing") { horizontal = .trailing }
        if name.contains("top") { vertical = .top }
        if name.contains("bottom") { vertical = .bottom }
    }
}
