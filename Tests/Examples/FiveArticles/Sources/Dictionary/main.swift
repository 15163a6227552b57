// A face and a size for each text style, in a property list.
import Foundation
import SwiftUI
import TypeScale
import TypeScaleFoundation
import TypeScaleSwiftUI
import UIKit

enum Lato: Fontable {
    enum Style: String, FontStyle { case bold = "Lato-Bold" }
    static func face(for style: TypeScale.TextStyle) -> Style { .bold }
}
try Lato.registerFonts(in: URL(filePath: "/usr/share/fonts/truetype/lato"))

// 1. The dictionary, by its name in a bundle.
let brand = try StyleDictionary(named: "Brand", in: .module)

// 2. In UIKit, a style that is not in the dictionary has the preferred font.
let label = UILabel()
for style in [TypeScale.TextStyle.headline, .body] {
    let font = brand.font(forTextStyle: style) ?? .system(style)
    UIApplication.shared.preferredContentSizeCategory = .large
    label.font = font.uiFont()
    label.adjustsFontForContentSizeCategory = true
    let large = label.font.pointSize
    UIApplication.shared.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    print("label", style, label.font.fontName, large, label.font.pointSize)
}

// 3. In SwiftUI, the dictionary is in the environment.
struct Card: View {
    var body: some View {
        VStack {
            Text("Headline").scaledFont(.headline)
            Text("Body").scaledFont(.body)
            Text("Footnote").scaledFont(.footnote)
        }
    }
}

let card = Card().environment(\.scaledFont, brand)
for text in effectiveFonts(of: card, at: .accessibility5) { print(text) }
