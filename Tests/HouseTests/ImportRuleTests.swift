import Foundation
import Testing

/// The modules that do not import Foundation, so that programs without it can use them.
private let withoutFoundation: Set = [
    "TypeScale", "TypeScaleCurves", "TypeScaleSupport", "TypeScaleFonts", "TypeScaleLayout",
]

/// The other modules from outside of the package that a module may import.
private let outside: [String: Set<String>] = [
    // Each platform's C library, for files and locks.
    "TypeScaleSupport": ["Darwin", "Glibc", "Musl", "Android", "WASILibc", "CRT"],
    "TypeScaleFonts": ["Darwin", "Glibc", "Musl", "Android", "WinSDK"],
    "TypeScaleTesting": ["Testing", "XCTest"],
    // WinSDK reads the registry of Windows.
    "TypeScaleSettings": ["WinSDK"],
    // On Apple's systems, these modules only export the framework with their name.
    "CoreGraphicsNames": ["CoreGraphics"],
    "CoreTextNames": ["CoreText"],
    "UIKitNames": ["UIKit"],
    "UIKitLabels": ["UIKit"],
    "SwiftUINames": ["SwiftUI"],
    // On Apple's systems, the frameworks replace UIKitNames and SwiftUINames.
    "TypeScaleUIKit": ["UIKit", "AppKit", "CoreText"],
    "TypeScaleSwiftUI": ["SwiftUI", "CoreText"],
    "TypeScaleRichTextBridge": ["UIKit", "SwiftUI"],
    // Foundation does not export the C library of Windows, `CRT`.
    "TypeScaleTool": ["CRT"],
]

struct ImportRuleTests {
    @Test func `every module imports its dependencies in the manifest, and uses each`() throws {
        let manifest = try ArchitectureTests.targets()
        #expect(manifest.count > 20)
        for (module, dependencies) in manifest {
            let imported = try Set(House.swiftFiles(in: module).flatMap(imports))
            let unused = dependencies.subtracting(imported)
            #expect(unused.isEmpty, "no file of \(module) imports \(unused.sorted())")
            let others = imported.subtracting(dependencies).subtracting(outside[module] ?? [])
                .subtracting(withoutFoundation.contains(module) ? [] : ["Foundation"])
            #expect(others.isEmpty, "\(module) imports \(others.sorted())")
        }
    }

    @Test func `no source file checks whether UIKit can be imported`() throws {
        for target in try House.modules().keys {
            for file in try House.swiftFiles(in: target) {
                for line in try code(of: file).split(separator: "\n")
                where line.contains("canImport(UIKit)") {
                    let isCondition = line.drop { $0 == " " }.hasPrefix("#")
                    #expect(!isCondition, "\(file.lastPathComponent): \(line)")
                }
            }
        }
    }

    @Test func `the manifest has no package dependencies`() throws {
        let manifest = House.root.appending(path: "Package.swift")
        #expect(try !String(contentsOf: manifest, encoding: .utf8).contains(".package("))
    }

    /// Returns the text of a file without its multiline strings.
    private func code(of file: URL) throws -> String {
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\"\"\"")
        return stride(from: 0, to: parts.count, by: 2).map { parts[$0] }.joined()
    }

    private func imports(of file: URL) throws -> [String] {
        let kind = "struct|class|enum|protocol|func|var|let|typealias"
        let line = try Regex<(Substring, module: Substring)>(
            #"^[^/\n"]*\bimport\s+(?:(?:\#(kind))\s+)?(?<module>\w+)"#
        ).anchorsMatchLineEndings()
        return try code(of: file).matches(of: line).map { String($0.module) }
    }
}
