import TypeScaleDocuments

/// The font families of iOS, by which fonts that an app does not contain are known.
enum SystemFontFamilies {
    /// Returns whether a PostScript, family or full name names a font of iOS.
    ///
    /// The comparison ignores spaces, hyphens and case. A PostScript name starts with the name of
    /// its family, as `HelveticaNeue-Bold` does.
    static func contain(_ name: String) -> Bool {
        let letters = letters(name)
        return prefixes.contains { letters.starts(with: $0) }
    }

    private static func letters(_ name: String) -> [UInt8] {
        name.utf8.filter { !" -_.".utf8.contains($0) }.map(\.asciiLowercased)
    }

    private static let prefixes = names.map(letters)

    /// The families of iOS 17, and PostScript names that differ from the names of their families.
    ///
    /// Source: [System Fonts](https://developer.apple.com/fonts/system-fonts/).
    private static let names = [
        "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji",
        "Apple SD Gothic Neo", "Apple Symbols", "Arial", "Avenir", "Baskerville", "Bodoni",
        "Bradley Hand", "Chalkboard", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier",
        "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate", "DIN Condensed", "Euphemia",
        "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans", "Grantha Sangam MN",
        "Helvetica", "Hiragino", "HiraMin", "HiraMaru", "HiraKaku", "Hoefler Text", "Impact",
        "Kailasa", "Kefa", "Khmer Sangam MN", "Kohinoor", "Lao Sangam MN", "Malayalam Sangam MN",
        "Marker Felt", "Menlo", "Mishafi", "Mukta Mahee", "Myanmar Sangam MN", "New York",
        "Noteworthy", "Noto Nastaliq Urdu", "Noto Sans", "Optima", "Palatino", "Papyrus",
        "Party LET", "PingFang", "Plantagenet Cherokee", "Rockwell", "Savoye LET",
        "Sinhala Sangam MN",
        "Snell Roundhand", "STIX", "STHeiti", "Heiti", "Symbol", "Tamil Sangam MN", "Thonburi",
        "Times New Roman", "Trebuchet", "Verdana", "Zapf Dingbats", "Zapfino",
    ]
}
