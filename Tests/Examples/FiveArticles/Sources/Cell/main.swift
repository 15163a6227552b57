// A self-sizing cell: a headline and a body, with system spacing.
import TypeScaleLayout
import TypeScaleUIKit
import UIKit

// Palatino is Apple's. P052 of the Debian package fonts-urw-base35 has its design.
enum Book: Fontable {
    enum Style: String, FontStyle { case roman = "P052-Roman" }
    static func face(for style: TypeScale.TextStyle) -> Style { .roman }
}
let folder = "/usr/share/fonts/opentype/urw-base35"
try Book.registerFonts(in: URL(filePath: folder))

// 1. Fonts that follow the reader, in UIKit's labels.
let headline = UILabel()
headline.font = .preferredFont(forTextStyle: .headline)
headline.adjustsFontForContentSizeCategory = true
let body = UILabel()
if let book = UIFont(name: Book.Style.roman.name, size: 18) {
    body.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: book)
}
body.adjustsFontForContentSizeCategory = true
print("at L", headline.font.pointSize, body.font.pointSize)
UIApplication.shared.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
print("at AX5", headline.font.pointSize, body.font.pointSize)

// 2. The same labels in a column. Its margins are the cell's, and its spacing is the system's.
let cell = TextStack(
    [
        TextLabel("Self-sizing cells", font: .system(.headline)),
        TextLabel(
            "The text of this row grows with the size that its reader chose.",
            font: Book.font(.roman, .body, size: 18)
        ),
    ],
    margins: TextMargins(top: 11, leading: 16, bottom: 11, trailing: 16)
)

// 3. The height for each reader, at the width of a phone.
let fonts = FontRegistry()
try fonts.register(path: "\(folder)/P052-Roman.otf")
let screen = TraitCollection(displayScale: 2)
for (category, height) in try cell.heights(width: 375, for: screen, fonts: fonts) {
    print(category.shortName, height)
}
