import Foundation
import TypeScaleFoundation

/// The files of `TypeScaleWeb` that a page contains so that it can compute.
struct SpecimenModule {
    /// The WebAssembly module.
    let module: Data
    /// The ES module that loads ``module``.
    let script: String

    /// The maximum number of bytes in a file.
    static let maximumFile = 8 << 20

    /// The start of a WebAssembly module: `\0asm`, and the version 1.
    private static let magic: [UInt8] = [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00]

    static func paths(folder: String) -> [String] {
        ["\(folder)/typescale.wasm", "\(folder)/typescale.js"]
    }

    /// Reads both files from a folder that `.ci/web.py` wrote.
    init(folder: String) throws(DataError) {
        let paths = Self.paths(folder: folder)
        module = try Self.contents(of: paths[0]) { $0.starts(with: Self.magic) }
        let source = try Self.contents(of: paths[1], where: Self.isScript)
        script = String(decoding: source, as: UTF8.self)
    }

    /// Returns whether an element for scripts can contain a script.
    private static func isScript(_ data: Data) -> Bool {
        guard let text = String(data: data, encoding: .utf8)?.lowercased().utf8 else {
            return false
        }
        // These words would end the element, or change how a browser finds its end.
        return !["</script", "<script", "<!--"].contains { text.contains($0.utf8) }
    }

    private static func contents(
        of path: String,
        where isValid: (Data) -> Bool
    ) throws(DataError) -> Data {
        func problem(_ detail: String) -> DataError { DataError("cannot open \(path): \(detail)") }
        let data: Data
        do throws(Diagnostic) {
            data = try BoundedFile.contents(of: FilePath.url(path), upTo: maximumFile)
        } catch {
            let remedy = error.code == .notFound ? "; create it with .ci/web.py" : ""
            throw problem(error.message + remedy)
        }
        guard isValid(data) else {
            throw problem("the file is not from .ci/web.py; specify the folder that it wrote")
        }
        return data
    }
}
