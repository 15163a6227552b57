import TypeScale

extension TypeSheet: CustomStringConvertible {
    /// The sheet as text: a line for each font at each category.
    ///
    ///     Brand on iOS, in points
    ///
    ///     role          category      size   lines  tracking  face
    ///     body          XS              14       -         -  Brand-Regular, regular, ...40 pt
    ///     body          S               15       -         -  Brand-Regular, regular, ...40 pt
    ///
    /// Made to be kept in a file and compared: it is the same on every machine, a number that changes
    /// changes its own line and no other, and each line can be read alone. Numbers have at most three
    /// decimals. A line height or tracking that the font's own metrics decide is `-`. A size that
    /// nobody knows, for which another stands in, says so.
    ///
    /// - Complexity: O(*n*) in the number of fonts; under a millisecond for a family.
    public var description: String {
        var text = ""
        var role: String?
        for line in lines {
            if role != line.role || line.font == nil, !text.isEmpty { text += "\n" }
            role = line.role
            text += line.text + "\n"
        }
        return text
    }

    /// A line of the text, and the font that it tells of.
    struct Line {
        let text: String
        let role: String?
        let font: ScaledFont?

        /// The role and the category, with which the line starts.
        let start: String
    }

    /// The lines that are not empty.
    var lines: [Line] {
        let title =
            name + " on " + platform.testDescription
            + (legibilityWeight.map { ", \($0) text" } ?? "") + ", in points"
        let columns = [
            "role".padded(14), "category".padded(8), "size".indented(10), "lines".indented(8),
            "tracking".indented(10), "  face",
        ]
        let heading = [title, columns.joined()].map {
            Line(text: $0, role: nil, font: nil, start: $0)
        }
        return heading + roles.flatMap { role in readers.map { line(of: role, for: $0) } }
    }

    private func line(of role: Role, for reader: TraitCollection) -> Line {
        let font = role.font.scaled(for: reader)
        let limits = role.font.limits
        let start = (role.name + "  ").padded(14) + reader.category.shortName.padded(8)
        let numbers =
            font.pointSize.threeDecimals.indented(10)
            + (font.lineHeight?.threeDecimals ?? "-").indented(8)
            + (font.tracking?.threeDecimals ?? "-").indented(10)
        let words = [
            font.face.description, font.weight.description,
            limits == TypeLimits() ? nil : limits.description,
            font.provenance == .unknown ? "size not known" : nil,
        ]
        return Line(
            text: start + numbers + "  " + words.compactMap { $0 }.joined(separator: ", "),
            role: role.name,
            font: font,
            start: start
        )
    }
}

extension String {
    fileprivate func padded(_ width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    fileprivate func indented(_ width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}

extension Double {
    /// At most three decimals, which are all that a reader of a report looks for.
    var threeDecimals: String {
        guard magnitude < 1e9 else { return shortestText }
        // Zero is added for the one that is negative.
        return ((self * 1000).rounded() / 1000 + 0).shortestText
    }
}
