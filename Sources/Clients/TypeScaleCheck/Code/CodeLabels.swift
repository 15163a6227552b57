import TypeScale
import TypeScaleCode
import TypeScaleFoundation

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
    /// The names of the labels whose fonts the code sets.
    private(set) var styled: Set<ExactString> = []
    /// The names of the labels that follow the text size.
    private(set) var adjusted: Set<ExactString>
    /// Whether a loop makes labels follow the text size.
    private(set) var adjustsUnnamed = false

    subscript(name: String) -> Label? { labels[name] }

    init(_ file: CodeFile) {
        adjusted = file.adjustedOutlets
        var loopVariables: Set<ExactString>?
        for assignment in file.source.assignments {
            let target = file.source.bytes[assignment.target].trimmed
            guard let owner = target.owner else { continue }
            let name = file.labelName(owner, in: assignment.scope)
            let value = file.source.bytes[assignment.value].trimmed
            switch target.lastComponent.string {
            case "font":
                styled.insert(ExactString(name))
                let font = file.description(assignment.value, assignment.call)
                labels[name, default: Label()].font = font
            case "adjustsFontForContentSizeCategory":
                adjusted.insert(ExactString(name))
                let names = loopVariables ?? file.loopVariables()
                loopVariables = names
                if target.first == UInt8(ascii: "$") || names.contains(ExactString(owner)) {
                    adjustsUnnamed = true
                }
            case "numberOfLines": labels[name, default: Label()].lineLimit = Int(value.string)
            case "minimumScaleFactor":
                let factor = file.size(assignment.value).points
                labels[name, default: Label()].minimumScaleFactor = factor
            case "adjustsFontSizeToFitWidth":
                labels[name, default: Label()].shrinks = !value.equals("false")
            default: continue
            }
        }
        for index in file.source.calls.indices where file.names[index] == "constraint" {
            addAnchor(index, file)
        }
    }

    /// Adds the size to which a layout anchor limits a label.
    private mutating func addAnchor(_ call: Int, _ file: CodeFile) {
        guard let (name, isWidth, points) = file.anchoredSize(call) else { return }
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
