/// A call that the probe records, with its name in files.
enum ProbeCall: String {
    case preferredFont
    case scaledFont
    case scaledValue
    case scaledMetric = "ScaledMetric"
    case customFont = "Font.custom"
    // Calls without traits are ambient.
    case ambientPreferredFont = "preferredFont.ambient"
    case ambientScaledFont = "scaledFont.ambient"
    case ambientScaledValue = "scaledValue.ambient"
    case preferredFontName = "preferredFont.fontName"
    case preferredFontLineHeight = "preferredFont.lineHeight"
    case preferredFontLeading = "preferredFont.leading"
    case boldSystemFontName = "boldSystemFont.fontName"
    case fontName
    case familyName
    case lineHeight
    case xHeight
    case advance
    case width
    case kerning
    case labelWidth = "label.width"
    case labelHeight = "label.height"
    case labelFirstBaseline = "label.firstBaseline"
    case systemSpacing
}
