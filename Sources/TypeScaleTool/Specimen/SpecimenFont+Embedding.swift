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
        // Read once: what is asked for its permission is what goes into the page.
        let bytes = try FontFile.bytes(path: face.place)
        let opened = try FontFile(bytes: bytes, name: face.place)
        guard opened.faces.count == 1, opened.failures.isEmpty else {
            throw refused("a browser cannot pick a face of a collection; give a file of one face")
        }
        guard let stored = opened.faces.first, stored.postScriptName == name else {
            throw refused("the file was changed while it was read")
        }
        guard let permission = stored.embeddingPermission else {
            throw refused("the file does not say whether it may be (no table OS/2)")
        }
        guard permission.allowsEmbedding else {
            throw refused("its maker forbids it (OS/2 fsType: \(permission))")
        }
        guard bytes.count <= Self.largestFile else {
            throw refused("the file has \(bytes.count) bytes; \(Self.largestFile) are taken")
        }
        var copy = self
        copy.file = bytes
        return copy
    }
}
