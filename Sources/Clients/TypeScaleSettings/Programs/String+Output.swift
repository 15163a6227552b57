extension String {
    /// Returns the first line that is not empty, up to a number of scalars.
    ///
    /// Control characters, and those that change the direction of text, are left out.
    func firstLine(upTo limit: Int) -> String {
        let lines = unicodeScalars.split(
            maxSplits: 1,
            whereSeparator: { $0 == "\n" || $0 == "\r" }
        )
        var line = ""
        guard let scalars = lines.first else { return line }
        for scalar in scalars.prefix(limit) {
            let isVisible = ![.control, .format].contains(scalar.properties.generalCategory)
            if isVisible { line.unicodeScalars.append(scalar) }
        }
        return line
    }

    /// The text without white space at its ends.
    var withoutOuterSpace: String {
        let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
        var scalars = unicodeScalars[...]
        scalars = scalars.drop(while: isSpace)
        while let last = scalars.last, isSpace(last) { scalars.removeLast() }
        return String(scalars)
    }
}
