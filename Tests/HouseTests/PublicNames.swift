import Foundation

/// The public top-level names of modules.
enum PublicNames {
    /// Returns this package's modules, except those whose names are Apple's names.
    static func modules() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: surface.path)
            .map { ($0 as NSString).deletingPathExtension }
            .filter { $0.hasPrefix("TypeScale") }
            .sorted()
    }

    /// Returns the recorded names of a module in this package.
    static func names(of module: String) throws -> Set<String> {
        let lines = try lines(of: surface.appending(path: "\(module).txt"))
        // Each line is a declaration, followed by the path of its name.
        let paths = lines.compactMap { $0.components(separatedBy: "  // ").last }
        // The names of a function's parameters can contain a period.
        let names = paths.map { $0.prefix { $0 != "(" } }
        return Set(names.filter { !$0.contains(".") }.map { String($0) })
    }

    /// Returns the listed names of a module from Apple.
    static func names(inList module: String) throws -> Set<String> {
        let list = House.tests.appending(path: "HouseTests/Fixtures/Names/\(module).txt")
        return Set(try lines(of: list).filter { !$0.hasPrefix("#") })
    }

    private static let surface = House.tests.appending(path: "Surface")

    private static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { String($0) }
    }
}
