// The faces of a family as an enum, and a font for each text style.
import Foundation
import TypeScale
import TypeScaleFontFiles
import TypeScaleFonts
import TypeScaleUIKit
import UIKit

// In an app, the fonts are in the bundle. The Debian package fonts-lato has them in this folder.
let folder = URL(filePath: "/usr/share/fonts/truetype/lato")

// 1. List the files in Info.plist, under UIAppFonts.
let registry = FontRegistry()
let info = Bundle.module.bundleURL.appending(path: "App-Info.plist")
let listed = try registry.registerAppFonts(infoDictionary: info, relativeTo: folder)
print("Info.plist lists", listed.faces.map(\.postScriptName).joined(separator: ", "))
for error in listed.diagnostics { print("error:", error) }

// 2. The faces as an enum. A family with one face has one case.
enum Lato: Fontable {
    enum Style: String, FontStyle {
        case regular = "Lato-Regular"
        case bold = "Lato-Bold"
    }
    static func face(for style: TypeScale.TextStyle) -> Style {
        style == .headline ? .bold : .regular
    }
    // 3. A size other than the text style's.
    static var caption1: FontDescription { font(.regular, .caption1, size: 18) }
}

enum Signature: Fontable {
    enum Style: String, FontStyle { case regular = "Lato-MediumItalic" }
    static func face(for style: TypeScale.TextStyle) -> Style { .regular }
}

try Lato.registerFonts(in: folder)
try Signature.registerFonts(in: folder)
if let font = UIFont(name: Lato.Style.regular.name, size: 14) {
    print("unscaled", font.fontName, font.pointSize)
}

// 4. Fonts that follow the reader.
let largest = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
)
let label = UILabel()
label.text = "Dynamic Type"
label.font = Lato.body.uiFont()
label.adjustsFontForContentSizeCategory = true
print("label at L", label.font.fontName, label.font.pointSize)
UIApplication.shared.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
print("label at AX5", label.font.pointSize)
for font in [Lato.headline, Lato.caption1, Signature.title1] {
    let scaled = font.uiFont(compatibleWith: largest)
    print("at AX5", scaled.fontName, scaled.pointSize)
}

// A scaled copy of the preferred font's size is scaled twice.
let preferred = UIFontDescriptor.preferredFontDescriptor(
    withTextStyle: .body,
    compatibleWith: largest
)
if let font = UIFont(name: Lato.Style.regular.name, size: preferred.pointSize) {
    let twice = UIFontMetrics.default.scaledFont(for: font, compatibleWith: largest)
    print("scaled twice", preferred.pointSize, "becomes", twice.pointSize)
}
