import Foundation
import Testing

/// The rule that clients use only the public declarations of the library.
struct ClientTests {
    private static func clients() throws -> [String: URL] {
        try House.modules().filter { !$0.value.path.contains("/Sources/Library/") }
    }

    @Test func `every client is compiled without package access`() throws {
        let file = House.root.appending(path: "Package.swift")
        let manifest = try String(contentsOf: file, encoding: .utf8)
        // Each part begins with the name of a target.
        let targets = manifest.components(separatedBy: "arget(").dropFirst()
            .filter { !$0.contains("packageAccess: false") }
            .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
        let clients = try Self.clients().keys
        #expect(clients.count > 10)
        #expect(Set(targets).isDisjoint(with: clients))
    }

    @Test func `no client imports the internals of a module`() throws {
        let attribute = try Regex("@(testable|_spi)[ (]")
        for (client, _) in try Self.clients() {
            for file in try House.swiftFiles(in: client) {
                let code = try String(contentsOf: file, encoding: .utf8)
                let imports = code.split(separator: "\n").filter { $0.contains("import ") }
                #expect(!imports.contains { $0.starts(with: attribute) }, "\(file.path)")
            }
        }
    }
}
