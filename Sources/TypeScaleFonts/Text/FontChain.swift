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
    /// - Parameter text: The text, in one line.
    /// - Returns: The stretches in the order of the text; none of an empty text or chain.
    /// - Throws: ``FontError`` if the file of a face is gone or was replaced since it was opened.
    /// - Complexity: O(*n* x *m*) in the length of the text and the number of faces.
    public func runs(of text: String) throws(FontError) -> [Run] {
        var runs: [Run] = []
        var pending = (face: 0, text: "", start: 0)
        var offset = 0
        for character in text {
            let face = try place(of: character)
            if face != pending.face, !pending.text.isEmpty {
                try append(pending, to: &runs)
                pending.text = ""
            }
            if pending.text.isEmpty { pending = (face, "", offset) }
            pending.text.append(character)
            offset += character.unicodeScalars.count
        }
        if !pending.text.isEmpty { try append(pending, to: &runs) }
        return runs
    }

    /// The width of a text, in points, unrounded.
    ///
    /// - Parameters:
    ///   - text: The text, in one line.
    ///   - pointSize: Points.
    /// - Returns: The sum of the widths of its stretches.
    /// - Throws: ``FontError`` if the file of a face is gone or was replaced since it was opened.
    public func width(of text: String, at pointSize: Double) throws(FontError) -> Double {
        var width = 0.0
        for run in try runs(of: text) { width += run.glyphs.width(at: pointSize, in: run.face) }
        return width
    }

    /// The first face that has all of a character, else the first face.
    private func place(of character: Character) throws(FontError) -> Int {
        for (place, face) in faces.enumerated() where try face.supports(character) { return place }
        return 0
    }

    private func append(
        _ pending: (face: Int, text: String, start: Int),
        to runs: inout [Run]
    ) throws(FontError) {
        guard faces.indices.contains(pending.face) else { return }
        let face = faces[pending.face]
        let end = pending.start + pending.text.unicodeScalars.count
        let glyphs = try GlyphRun(pending.text, in: face)
        runs.append(Run(face: face, range: pending.start..<end, glyphs: glyphs))
    }
}
