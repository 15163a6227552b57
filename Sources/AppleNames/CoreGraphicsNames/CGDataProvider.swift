public import Foundation

/// An object that provides the bytes of a font.
public final class CGDataProvider: Sendable {
    /// The bytes of the font.
    public let data: CFData?

    /// Creates a provider from bytes.
    public init?(data: CFData) {
        self.data = data
    }

    /// Creates a provider from bytes, which are a `CFData` on Apple's systems.
    public convenience init?(data: NSData) { self.init(data: Data(referencing: data)) }

    /// Creates a provider from the file at a URL, which is a `CFURL` on Apple's systems.
    public convenience init?(url: NSURL) { self.init(url: url as URL) }

    /// Creates a provider from a file.
    ///
    /// Returns `nil` if the file cannot be read or is larger than 256 MiB.
    public init?(url: CFURL) {
        // Reading a pipe would block the caller.
        let file = url.resolvingSymlinksInPath()
        guard url.isFileURL,
            let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let count = attributes[.size] as? Int, count <= 256 << 20,
            let data = try? Data(contentsOf: file)
        else { return nil }
        self.data = data
    }

    /// Creates a provider from the file at a path, with the same rules as for a URL.
    public convenience init?(filename: UnsafePointer<CChar>) {
        unsafe self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }
}
