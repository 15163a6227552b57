package import TypeScaleLayout

extension FitMeasurement {
    /// The size available to the text, in points.
    package var innerSize: TextSize { TextSize(width: room.width, height: room.height) }

    /// Returns the number of lines that fit the box with a setting, or `nil` for no limit.
    package func lineLimit(at setting: Int) -> Int? { room.lineLimit(at: setting) }

    /// Returns the lines of the first characters in the smallest font with a setting, or `nil` if a
    /// face cannot be read.
    package func layout(at setting: Int, upTo characters: Int) -> TextLayout? {
        try? room.layout(of: String(text.prefix(characters)), direction: direction, at: setting)
    }
}
