/// Faces in the order in which they are to be tried: a text's own, then those that help out.
///
///     let chain = FontChain([latin, korean])
///     try chain.width(of: "나비 17", at: 17)
///
/// Each character is set in the first face that has all of it. The list is the caller's: no face is
/// used that is not in it.
public struct FontChain: Sendable {
    /// The faces; the first one also stands for characters that no face has.
    public let faces: [Typeface]

    /// A chain of faces.
    ///
    /// - Parameter faces: The faces, first choice first. A chain without faces finds nothing.
    public init(_ faces: [Typeface]) {
        self.faces = faces
    }
}

extension FontChain {
    /// A stretch of text in one face.
    public struct Run: Sendable {
        /// The face.
        public let face: Typeface

        /// Where the stretch stands in the text, in Unicode scalars.
        public let range: Range<Int>

        /// Its glyphs; what they lack is counted from the start of the stretch.
        public let glyphs: GlyphRun
    }

    /// The text, divided into stretches of one face each.
    ///
    /// - Parameters:
    ///   - text: The text, in one line.
    ///   - features: What the fonts are to do.
    ///   - letterSpacing: What is added behind each cluster, in font units of its face; see
    ///     ``GlyphRun/init(_:in:features:letterSpacing:)``.
    /// - Returns: The stretches in the order of the text; none of an empty text or chain.
    /// - Throws: ``FontError`` if the file of a face is gone or was replaced since it was opened.
    /// - Complexity: O(*n* x *m*) in the length of the text and the number of faces.
    public func runs(
        of text: String,
        features: FontFeatures = .default,
        letterSpacing: (Typeface) -> Double = { _ in 0 }
    ) throws(FontError) -> [Run] {
        func append(
            _ pending: (face: Int, text: String, start: Int),
            to runs: inout [Run]
        ) throws(FontError) {
            guard faces.indices.contains(pending.face) else { return }
            let face = faces[pending.face]
            let end = pending.start + pending.text.unicodeScalars.count
            let glyphs = try GlyphRun(
                pending.text,
                in: face,
                features: features,
                letterSpacing: letterSpacing(face)
            )
            runs.append(Run(face: face, range: pending.start..<end, glyphs: glyphs))
        }
        var runs: [Run] = []
        var start = 0
        for stretch in try stretches(of: text) {
            let end = start + stretch.text.unicodeScalars.count
            let glyphs = try GlyphRun(stretch.text, in: stretch.face)
            runs.append(Run(face: stretch.face, range: start..<end, glyphs: glyphs))
            start = end
        }
        return runs
    }

    /// A stretch of text whose characters the same face has.
    package struct Stretch {
        package let face: Typeface
        package let text: String
    }

    /// The text, divided by the faces that have its characters; none of an empty chain.
    package func stretches(of text: String) throws(FontError) -> [Stretch] {
        if faces.isEmpty { return [] }
        var stretches: [Stretch] = []
        var start = text.startIndex
        var last = 0
        var index = start
        while index < text.endIndex {
            let place = try place(of: text[index])
            if place != last, start < index {
                stretches.append(Stretch(face: faces[last], text: String(text[start..<index])))
                start = index
            }
            last = place
            index = text.index(after: index)
        }
        if start < index {
            stretches.append(Stretch(face: faces[last], text: String(text[start..<index])))
        }
        return stretches
    }

    /// The width of a text, in points, unrounded.
    ///
    /// - Parameters:
    ///   - text: The text, in one line.
    ///   - pointSize: Points.
    ///   - features: What the fonts are to do.
    ///   - letterSpacing: What is added behind each cluster, in points; ligatures that are not
    ///     required are off where it is not 0.
    /// - Returns: The sum of the widths of its stretches.
    /// - Throws: ``FontError`` if the file of a face is gone or was replaced since it was opened.
    public func width(
        of text: String,
        at pointSize: Double,
        features: FontFeatures = .default,
        letterSpacing: Double = 0
    ) throws(FontError) -> Double {
        var width = 0.0
        let runs = try runs(of: text, features: features) { face in
            pointSize == 0 ? 0 : letterSpacing * Double(face.unitsPerEm) / pointSize
        }
        for run in runs { width += run.glyphs.width(at: pointSize, in: run.face) }
        return width
    }

    /// The first face that has all of a character, else the first face.
    private func place(of character: Character) throws(FontError) -> Int {
        for (place, face) in faces.enumerated() where try face.supports(character) { return place }
        return 0
    }
}
