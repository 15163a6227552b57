import TypeScaleFonts

extension SystemFace {
    /// The nine weights with UIKit's names, in order.
    private static let weights = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]

    /// Creates the face with a name from the probe, or returns `nil` if its widths are unknown.
    init?(probeName name: String) {
        switch name {
        case "RegularItalic": self.init(isItalic: true)
        case "MonospacedRegular": self.init(design: .monospaced)
        case "MonospacedBold": self.init(weight: 700, design: .monospaced)
        default:
            guard let rank = Self.weights.firstIndex(of: name) else { return nil }
            self.init(weight: Double(rank + 1) * 100)
        }
    }

    /// Returns the PostScript name of the upright face with a weight, or `nil` between weights.
    static func postScriptName(weight: Double) -> String? {
        let index = weights.indices.first { Double($0 + 1) * 100 == weight }
        return index.map { ".SFUI-" + weights[$0] }
    }

    /// Returns the PostScript name of the face with a name from the probe.
    static func postScriptName(_ name: String) -> String {
        let monospaced = "Monospaced"
        return name.hasPrefix(monospaced)
            ? ".AppleSystemUIFontMonospaced-" + name.dropFirst(monospaced.count) : ".SFUI-" + name
    }
}
