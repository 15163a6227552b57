public import Foundation
public import TypeScaleDiagnostics
import TypeScaleDocuments

/// The objects of an interface file: a `.xib` file or a storyboard.
///
///     let document = try InterfaceDocument(contentsOf: URL(filePath: "Main.storyboard"))
///     for label in document.objects where label.element == "label" {
///         print(label.identifier, label.texts, label.width)
///     }
///
/// Widths and heights follow from required constraints, stacks and autoresizing masks. A view that
/// may grow is free.
///
/// A controller's view and a table's cell have the width in the design, but not less than the
/// width of the device in the design. A text that is too wide there fits on no smaller device. A
/// cell of a collection is free, because its layout or code determines its size.
public struct InterfaceDocument: Sendable {
    /// The path of the file, or a name for the data.
    public let file: String

    /// The objects, in the order of the file.
    public let objects: [InterfaceObject]

    /// Whether the file is for AppKit.
    public let isForMac: Bool

    /// Whether the objects are for tvOS, which has no text size.
    public let isForTV: Bool

    /// Whether the system shows the file before the app runs.
    public let isLaunchScreen: Bool

    /// The notes about objects, such as identifiers that occur twice.
    public let diagnostics: [Diagnostic]

    /// The maximum size of a file, in bytes.
    public static let maximumBytes = 16 << 20

    /// Reads an interface file.
    ///
    /// - Parameter url: The URL of the file.
    /// - Throws: `Diagnostic` if the file is unreadable, is not well-formed XML or exceeds a limit.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(contentsOf url: URL) throws(Diagnostic) {
        let path = url.relativePath
        let data = try FileSource.fileSystem.contents(path: path, upTo: Self.maximumBytes)
        try self.init(data: data, file: path)
    }

    /// Reads the contents of an interface file.
    ///
    /// - Parameters:
    ///   - data: The contents of the file.
    ///   - file: The path of the file, or a name for the data, for diagnostics.
    /// - Throws: `Diagnostic` if the data is not well-formed XML or exceeds a limit.
    /// - Complexity: O(*n*) in the number of bytes, which ``maximumBytes`` limits.
    public init(data: Data, file: String = "") throws(Diagnostic) {
        guard data.count <= Self.maximumBytes else {
            throw Diagnostic(
                .tooManyBytes,
                "the file exceeds the limit of \(Self.maximumBytes >> 20) MiB",
                file: file
            )
        }
        var scanner = try Self.inFile(file) { () throws(Diagnostic) in try XMLScanner(data: data) }
        var reader = InterfaceParser()
        do throws(Diagnostic) {
            try reader.read(&scanner)
        } catch {
            throw error.located(in: scanner.bytes).inFile(file)
        }
        var objects = reader.objects
        var layout = InterfaceLayout(
            objects,
            reader.constraints,
            guides: reader.guides,
            device: reader.device
        )
        let offsets = objects.map(\.offset) + objects.compactMap(\.fontOffset)
        let positions = TextPosition.positions(of: offsets, in: scanner.bytes)
        for index in objects.indices {
            objects[index].position = positions[objects[index].offset]
            objects[index].fontPosition = objects[index].fontOffset.flatMap { positions[$0] }
            objects[index].outlets = reader.outlets[objects[index].identifier] ?? []
            guard objects[index].showsText else { continue }
            (objects[index].width, objects[index].height) = layout.size(of: index)
            objects[index].row = Self.row(of: index, objects)
        }
        self.file = file
        self.objects = objects
        isForMac = reader.isForMac
        isForTV = reader.isForTV
        isLaunchScreen = reader.isLaunchScreen
        diagnostics = reader.duplicates.map { index in
            let identifier = VisibleText(objects[index].identifier, limit: 40)
            return Diagnostic(
                .duplicateKey,
                "duplicate identifier \(identifier)",
                severity: .note,
                file: file,
                position: objects[index].position
            )
        }
    }

    /// Returns the row that contains an object, if a table states its height.
    private static func row(of index: Int, _ objects: [InterfaceObject]) -> InterfaceObject.Row? {
        var classes: [String] = []
        var cell: InterfaceObject?
        var table: InterfaceObject?
        var next = objects[index].parent
        while let current = next {
            let object = objects[current]
            if object.element == "tableViewCell" { cell = object }
            if cell != nil, table == nil, object.element == "tableView" { table = object }
            if cell != nil, let name = object.customClass { classes.append(name) }
            next = object.parent
        }
        guard let table else { return nil }
        // The height of a prototype is only for the design.
        let stated = table.isStatic ? cell.flatMap { $0.rowHeight == nil ? nil : $0 } : nil
        let row = stated ?? table
        guard let height = row.rowHeight else { return nil }
        return InterfaceObject.Row(height: height, position: row.position, classes: classes)
    }

    private static func inFile<Result>(
        _ file: String,
        _ body: () throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        do throws(Diagnostic) { return try body() } catch { throw error.inFile(file) }
    }
}
