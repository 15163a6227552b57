import Foundation
import Testing

struct ReadableErrorTests {
    /// Foundation shows an error's description only if the error is a `LocalizedError`.
    @Test func `every public error has a readable description`() throws {
        let declaration = try Regex<(Substring, name: Substring, parents: Substring)>(
            #"public (?:struct|enum|final class) (?<name>\w+): (?<parents>[^{\n]*)"#
        )
        let targets = try House.modules().keys
        let texts = try targets.flatMap { try House.swiftFiles(in: $0) }
            .map { try String(contentsOf: $0, encoding: .utf8) }
        var errors: [String] = []
        for text in texts {
            for match in text.matches(of: declaration) {
                let parents = match.parents.split(separator: ",")
                    .map { $0.trimmingCharacters(in: .whitespaces) }
                guard parents.contains("Error") || parents.contains("LocalizedError") else {
                    continue
                }
                errors.append(String(match.name))
                let isReadable =
                    parents.contains("LocalizedError")
                    || texts.contains { text in
                        // A client's conformance is retroactive.
                        ["", "@retroactive "].contains { attribute in
                            text.contains("extension \(match.name): \(attribute)LocalizedError")
                        }
                    }
                #expect(isReadable, "\(match.name)")
            }
        }
        #expect(errors.count >= 6)
    }
}
