import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics

/// The labels of UIKit in a file, by the names of their variables.
struct CodeLabels {
    /// A label, as far as the file shows it.
    struct Label {
        var font: FontDescription?
        /// The maximum width and height in points, or infinity.
        var width = Double.infinity
        var height = Double.infinity
        /// The maximum number of lines, or `nil` if other code states it.
        var lineLimit: Int? = 1
        var minimumScaleFactor: Double?
        /// Whether the font can shrink so that the text fits.
        var shrinks = false
    }

    private var labels = NameDictionary<Label>()
    /// The names of the labels that the file creates, so that no interface file contains them.
    private var created: Set<ExactString> = []
    /// The names of the labels whose fonts the code sets.
    private(set) var styled: Set<ExactString> = []
    /// The names of the labels whose text or number of lines the code sets.
    private(set) var replaced: Set<ExactString> = []
    /// The names of the labels that follow the text size.
    private(set) var adjusted: Set<ExactString>
    /// Whether a loop makes labels follow the text size.
    private(set) var adjustsUnnamed = false
    /// Whether a loop sets other properties of labels.
    private var setsUnnamed = false

    /// Returns what the file states about a label, which other files can also change.
    subscript(name: String) -> Label? { labels[name] }

    /// Returns a label that only this file changes, or `nil`.
    func created(_ name: String) -> Label? {
        setsUnnamed || !created.contains(ExactString(name)) ? nil : labels[name]
    }

    init(_ file: CodeFile) {
        adjusted = file.adjustedOutlets
        var loopVariables: Set<ExactString>?
        var activated: Set<Int> = []
        for assignment in file.source.assignments {
            let target = file.source.bytes[assignment.target].trimmed
            guard let owner = target.owner else {
                if target.lastComponent.equals("isActive") {
                    activated.insert(assignment.target.lowerBound)
                }
                continue
            }
            let name = file.labelName(owner, in: assignment.scope)
            let value = file.source.bytes[assignment.value].trimmed
            let property = target.lastComponent.string
            guard Self.properties.contains(property) else { continue }
            let names = loopVariables ?? file.loopVariables()
            loopVariables = names
            if target.first == UInt8(ascii: "$") || names.contains(ExactString(owner)) {
                if property == "adjustsFontForContentSizeCategory" {
                    adjustsUnnamed = true
                } else {
                    setsUnnamed = true
                }
            }
            switch property {
            case "font":
                styled.insert(ExactString(name))
                let font = file.description(assignment.value, assignment.call)
                labels[name, default: Label()].font = font
            case "adjustsFontForContentSizeCategory": adjusted.insert(ExactString(name))
            case "numberOfLines":
                replaced.insert(ExactString(name))
                labels[name, default: Label()].lineLimit = Int(value.string)
            case "minimumScaleFactor":
                let factor = file.size(assignment.value).points
                labels[name, default: Label()].minimumScaleFactor = factor
            case "adjustsFontSizeToFitWidth":
                labels[name, default: Label()].shrinks = !value.equals("false")
            default: replaced.insert(ExactString(name))
            }
        }
        for (index, name) in file.names.enumerated() {
            switch name {
            case "constraint": addAnchor(index, file, activated)
            case "setTitle", "setAttributedTitle":
                guard let receiver = file.source.calls[index].receiver else { continue }
                let path = file.source.bytes[receiver].filter { $0 != UInt8(ascii: "?") }
                replaced.insert(ExactString(path[...].lastComponent.string))
            default: continue
            }
        }
        addCreated(file)
    }

    private static let properties: Set = [
        "font", "adjustsFontForContentSizeCategory", "numberOfLines", "minimumScaleFactor",
        "adjustsFontSizeToFitWidth", "text", "attributedText", "placeholder",
    ]

    /// Adds the names of labels that the file creates, and that no other type in it has.
    private mutating func addCreated(_ file: CodeFile) {
        for (name, indices) in file.declarations where indices.count == 1 {
            let declaration = file.source.declarations[indices[0]]
            let isOutlet = declaration.attributes.contains {
                file.source.bytes[$0].hasPrefix("IBOutlet")
            }
            let isLabel =
                declaration.type.map { file.text($0) == "UILabel" } == true
                || declaration.value.map { file.source.bytes[$0].hasPrefix("UILabel(") } == true
            if isLabel, !isOutlet { created.insert(ExactString(name)) }
        }
    }

    /// Adds the size to which a layout anchor limits a label.
    ///
    /// Only a constraint that becomes active at once counts.
    private mutating func addAnchor(_ call: Int, _ file: CodeFile, _ activated: Set<Int>) {
        guard let (name, isWidth, points) = file.anchoredSize(call),
            activated.contains(file.source.calls[call].expression.lowerBound)
                || file.container(of: call).map({ file.names[$0.call] }) == "activate"
        else { return }
        if isWidth {
            labels[name, default: Label()].width = min(self[name]?.width ?? .infinity, points)
        } else {
            labels[name, default: Label()].height = min(self[name]?.height ?? .infinity, points)
        }
    }
}

extension CodeFile {
    /// Returns the view whose width or height a layout anchor limits, and the points.
    func anchoredSize(_ call: Int) -> (name: String, isWidth: Bool, points: Double)? {
        guard
            let argument = argument("equalToConstant", of: call)
                ?? argument("lessThanOrEqualToConstant", of: call),
            case .points(let points) = size(argument.value), points > 0,
            let receiver = source.calls[call].receiver
        else { return nil }
        let path = source.bytes[receiver]
        guard path.isPath, let name = path.owner else { return nil }
        switch path.lastComponent.string {
        case "widthAnchor": return (name, true, points)
        case "heightAnchor": return (name, false, points)
        default: return nil
        }
    }
}
