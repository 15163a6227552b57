import Foundation
import Testing

/// The modules that each module may import; dependencies run in one direction.
let mayImport: [String: Set<String>] = [
    "TypeScale": [],
    "TypeScaleCurves": ["TypeScale"],
    // Each platform's C library, for files and locks.
    "TypeScaleFonts": [
        "Darwin", "Glibc", "Musl", "Android", "WASILibc", "CRT", "WinSDK",
    ],
    "TypeScaleLayout": ["TypeScale", "TypeScaleFonts"],
    "TypeScaleFoundation": ["TypeScale", "TypeScaleFonts", "Foundation"],
    // WinSDK reads the registry of Windows.
    "TypeScaleReader": ["TypeScale", "TypeScaleCurves", "Foundation", "WinSDK"],
    "TypeScaleLocalization": ["TypeScaleLayout", "TypeScaleFoundation", "Foundation"],
    "TypeScaleCode": ["TypeScale", "TypeScaleFonts", "TypeScaleFoundation", "Foundation"],
    "TypeScaleCheck": [
        "TypeScale", "TypeScaleFonts", "TypeScaleLayout", "TypeScaleFoundation",
        "TypeScaleLocalization", "TypeScaleCode", "Foundation",
    ],
    "TypeScaleTokens": [
        "TypeScale", "TypeScaleCurves", "TypeScaleFonts", "TypeScaleFoundation", "Foundation",
    ],
    "TypeScaleRichText": ["TypeScale", "TypeScaleFoundation", "Foundation"],
    // On Apple's systems, these modules only export the framework with their name.
    "CoreGraphicsNames": ["TypeScaleFonts", "Foundation", "CoreGraphics"],
    "CoreTextNames": ["TypeScaleFonts", "CoreGraphicsNames", "Foundation", "CoreText"],
    "UIKitNames": [
        "TypeScale", "TypeScaleFonts", "CoreGraphicsNames", "CoreTextNames", "Foundation", "UIKit",
    ],
    "UIKitLabels": [
        "TypeScale", "TypeScaleFonts", "TypeScaleLayout", "UIKitNames", "Foundation", "UIKit",
    ],
    "SwiftUINames": [
        "TypeScale", "TypeScaleFonts", "UIKitNames", "UIKitLabels", "Foundation", "SwiftUI",
    ],
    "_Testing_UIKit": [],
    "_Testing_CoreGraphics": [],
    // On Apple's systems, UIKit, AppKit and Core Text replace UIKitNames.
    "TypeScaleUIKit": [
        "TypeScale", "TypeScaleReader", "TypeScaleRichText", "UIKitNames", "Foundation", "UIKit",
        "AppKit", "CoreText",
    ],
    // On Apple's systems, SwiftUI itself and Core Text replace SwiftUINames.
    "TypeScaleSwiftUI": [
        "TypeScale", "TypeScaleReader", "TypeScaleRichText", "TypeScaleUIKit", "SwiftUINames",
        "Foundation", "SwiftUI", "CoreText",
    ],
    // Foundation, for `CGFloat`.
    "TypeScaleTesting": ["TypeScale", "Foundation", "Testing", "XCTest"],
    "TypeScaleWeb": ["TypeScale", "TypeScaleCurves", "TypeScaleFonts", "TypeScaleLayout"],
    // Foundation does not export the C library of Windows, `CRT`.
    "TypeScaleTool": [
        "TypeScale", "TypeScaleCurves", "TypeScaleFonts", "TypeScaleLayout", "TypeScaleFoundation",
        "TypeScaleLocalization", "TypeScaleCode", "TypeScaleCheck", "TypeScaleReader",
        "TypeScaleRichText", "TypeScaleTokens", "Foundation", "CRT",
    ],
]

struct ImportRuleTests {
    @Test func `every module imports only allowed modules`() throws {
        let targets = try House.modules().keys
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

    @Test func `no source file checks whether UIKit can be imported`() throws {
        for target in mayImport.keys {
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
