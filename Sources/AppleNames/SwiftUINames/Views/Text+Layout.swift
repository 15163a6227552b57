import Foundation
import TypeScale
import TypeScaleFonts
import TypeScaleViews
import UIKitNames

extension Text {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        var text = ViewText([], lineLimit: environment.lineLimit)
        for run in runs.isEmpty ? [Run(string: "")] : runs {
            let recorded = RecordedText(run, environment)
            let selected = recorded.font.resolved
            if let name = selected.missingName {
                return [ViewPart(unknown: "text in the font \(name), which is not registered")]
            }
            var part = ViewText.Run(recorded.cased, font: selected.description)
            part.face = recorded.face
            part.tracking = Double(recorded.tracking)
            text.runs.append(part)
            // The width of an image in a text is unknown.
            text.isOpen = text.isOpen || recorded.string.unicodeScalars.contains("\u{FFFC}")
        }
        text.truncation =
            switch environment.truncationMode {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        text.minimumScale = Double(environment.minimumScaleFactor)
        text.lineSpacing = Double(environment.lineSpacing)
        text.category = environment.traits.preferredContentSizeCategory
        return [ViewPart(.text(text))]
    }
}

extension RecordedText {
    /// The string in the case of the environment.
    fileprivate var cased: String {
        switch environment.textCase {
        case .uppercase: string.uppercased(with: environment.locale)
        case .lowercase: string.lowercased(with: environment.locale)
        case nil: string
        }
    }

    /// The face in the environment, in which readers can prefer bold text.
    fileprivate var face: FontInstance {
        font.resolve(in: environment.fontResolutionContext).ctFont.instance
    }
}
