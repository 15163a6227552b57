import Foundation
import Testing

/// What each module may import; the arrows of the house run one way.
private let mayImport: [String: Set<String>] = [
    "TypeScale": [],
    "TypeScaleCurves": ["TypeScale"],
    // The C library of each platform, for files and locks.
    "TypeScaleFonts": [
        "Darwin", "Glibc", "Musl", "Android", "WASILibc", "ucrt", "WinSDK",
    ],
    "TypeScaleLayout": ["TypeScale", "TypeScaleFonts"],
    "TypeScaleFoundation": ["TypeScale", "TypeScaleFonts", "Foundation"],
    "TypeScaleLocalization": ["TypeScaleLayout", "TypeScaleFoundation", "Foundation"],
    "TypeScaleRichText": ["TypeScale", "TypeScaleFoundation", "Foundation"],
    // UIKit on Apple's systems, where the module steps aside for it.
    "TypeScaleUIKit": [
        "TypeScale", "TypeScaleFonts", "TypeScaleLayout", "TypeScaleFoundation",
        "TypeScaleRichText", "Foundation",
        "UIKit",
    ],
    "UIKit": ["TypeScaleUIKit"],
    "_Testing_UIKit": [],
    "TypeScaleTesting": ["TypeScale", "Testing", "XCTest"],
    // `ucrt` is the C library of Windows, which Foundation does not pass on there.
    "TypeScaleTool": [
        "TypeScale", "TypeScaleCurves", "TypeScaleFonts", "TypeScaleLayout", "TypeScaleFoundation",
        "TypeScaleLocalization", "TypeScaleRichText", "Foundation",
        "ucrt",
    ],
]

struct ImportRuleTests {
    @Test func `every module imports what the house allows, and no more`() throws {
        let targets = try FileManager.default.contentsOfDirectory(atPath: House.sources.path)
        #expect(Set(targets) == Set(mayImport.keys))
        for (target, allowed) in mayImport {
            let files = try House.swiftFiles(in: target)
            #expect(!files.isEmpty)
            for file in files {
                for module in try imports(of: file) where !allowed.contains(module) {
                    Issue.record("\(file.lastPathComponent) of \(target) imports \(module)")
                }
            }
        }
    }

    @Test func `no source asks for UIKit`() throws {
        for target in mayImport.keys {
            for file in try House.swiftFiles(in: target) {
                let text = try String(contentsOf: file, encoding: .utf8)
                #expect(!text.contains("canImport(UIKit)"), "\(file.lastPathComponent)")
            }
        }
    }

    @Test func `the manifest names no package`() throws {
        let manifest = House.root.appending(path: "Package.swift")
        #expect(try !String(contentsOf: manifest, encoding: .utf8).contains(".package("))
    }

    private func imports(of file: URL) throws -> [String] {
        let kind = "struct|class|enum|protocol|func|var|let|typealias"
        let line = try Regex<(Substring, module: Substring)>(
            #"^[^/\n"]*\bimport\s+(?:(?:\#(kind))\s+)?(?<module>\w+)"#
        ).anchorsMatchLineEndings()
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.matches(of: line).map { String($0.module) }
    }
}
