import TypeScaleFonts

extension SpecimenFont {
    /// The largest file that is put into a page, in bytes.
    static let largestFile = 32 << 20

    /// The font with the bytes of its file, if its maker allows that they are put into a page.
    func embedded() throws -> SpecimenFont {
        guard let face else { return self }
        func refused(_ reason: String) -> DataProblem {
            DataProblem(description: "\(face.place): \(name) is not embedded: \(reason)")
        }
        let opened = try FontFile(path: face.place)
        guard opened.faces.count == 1, opened.failures.isEmpty else {
            throw refused("a browser cannot pick a face of a collection; give a file of one face")
        }
        guard let permission = face.embeddingPermission else {
            throw refused("the file does not say whether it may be (no table OS/2)")
        }
        guard permission.allowsEmbedding else {
            throw refused("its maker forbids it (OS/2 fsType: \(permission))")
        }
        let bytes = try FontFile.bytes(path: face.place)
        guard bytes.count <= Self.largestFile else {
            throw refused("the file has \(bytes.count) bytes; \(Self.largestFile) are taken")
        }
        var copy = self
        copy.file = bytes
        return copy
    }
}
