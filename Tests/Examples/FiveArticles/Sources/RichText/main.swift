// A screen that a server describes, with text in several styles.
import Foundation
import TypeScale
import TypeScaleRichText
import TypeScaleRichTextBridge
import UIKit

// 1. Decode the screen. Attributes that the server omits have default values.
let url = Bundle.module.bundleURL.appending(path: "screen.json")
let decoded = try RichTextDecoder().decode(Data(contentsOf: url))
for problem in decoded.diagnostics { print(problem) }

// 2. Resolve the text for two readers.
let large = TraitCollection(preferredContentSizeCategory: .large)
let larger = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
for text in decoded.document.richTexts {
    let runs = zip(text.resolved(for: large).runs, text.resolved(for: larger).runs)
    for (run, grown) in runs {
        print(run.font.pointSize, grown.font.pointSize, run.textColor, run.isUnderlined)
    }

    // 3. Show it in a label.
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(text.resolved(for: large))
    print("label", label.attributedText?.string.count ?? 0, "characters")
}
