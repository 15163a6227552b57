import Foundation
import Testing

/// Our public names and the names of Apple's modules, in one file.
struct NameTests {
    /// The names that we share with Apple's modules, and the reasons.
    private static let shared = [
        "ContentSizeCategory":
            "UIKit, SwiftUI, CSS and every article use this term for the reader's setting"
    ]

    /// The modules that only extend the types of other modules.
    private static let extensions: Set = ["TypeScaleFontFiles", "TypeScaleRichTextBridge"]

    private static let lists = ["SwiftUI", "UIKit", "Foundation", "Swift"]

    @Test(arguments: try PublicNames.modules())
    func `no public name is also a name of Apple's modules`(module: String) throws {
        let names = try PublicNames.names(of: module)
        #expect(names.isEmpty == Self.extensions.contains(module))
        for list in Self.lists {
            let common = try names.intersection(PublicNames.names(inList: list))
            #expect(common.subtracting(Self.shared.keys) == [], "\(list)")
        }
        // The lists do not contain the names that begin with a prefix.
        let prefixed = names.filter { $0.contains(/^(?:AX|CA|CF|CG|CI|CT|NS|UI|UT|WK)[A-Z]/) }
        #expect(prefixed == [])
    }

    @Test func `every shared name is still shared`() throws {
        let ours = try PublicNames.modules().reduce(into: Set()) { names, module in
            names.formUnion(try PublicNames.names(of: module))
        }
        let theirs = try Self.lists.reduce(into: Set()) { names, list in
            names.formUnion(try PublicNames.names(inList: list))
        }
        #expect(ours.intersection(theirs) == Set(Self.shared.keys))
        // Names that were ambiguous once.
        let former: Set = ["LayoutDirection", "LegibilityWeight", "ScaledMetric", "TextAlignment"]
        #expect(former.isSubset(of: theirs))
    }

    @Test func `every type of SwiftUINames is a type of SwiftUI`() throws {
        let declaration = try Regex<(Substring, name: Substring)>(
            #"^public (?:(?:final|struct|enum|class|protocol|typealias) )+(?<name>\w+)"#
        ).anchorsMatchLineEndings()
        let names = try House.swiftFiles(in: "SwiftUINames").reduce(into: Set<String>()) {
            let file = try String(contentsOf: $1, encoding: .utf8)
            $0.formUnion(file.matches(of: declaration).map { String($0.name) })
        }
        #expect(names.isSuperset(of: ["Font", "DynamicTypeSize", "Environment", "View"]))
        // Types in SwiftUI's interface, which the documentation does not list.
        let hidden: Set = ["_ConditionalContent", "_ViewModifier_Content"]
        // Types with which a program reads the texts and fonts of a view.
        let own: Set = ["RecordedText", "SelectedFont", "TextWalk"]
        let swiftUI = try PublicNames.names(inList: "SwiftUI")
        #expect(names.subtracting(hidden).subtracting(swiftUI) == own)
        #expect(try names.isDisjoint(with: PublicNames.names(inList: "Foundation")))
    }

    @Test(.enabled("requires the compiler and the built modules") { Compiler.isAvailable })
    func `a file can use SwiftUI's names and ours`() throws {
        // TypeScaleTesting imports test libraries, and TypeScaleSwiftUI exports SwiftUI's names
        // itself.
        let modules = try PublicNames.modules()
            .filter { !["TypeScaleTesting", "TypeScaleSwiftUI"].contains($0) }
        let ours = try modules.reduce(into: Set()) { names, module in
            // Functions are not types.
            names.formUnion(
                try PublicNames.names(of: module).filter { $0.first?.isUppercase == true }
            )
        }
        let swiftUI = try PublicNames.names(inList: "SwiftUI")
        let imports = (["Foundation", "SwiftUI"] + modules).map { "import \($0)\n" }
        let aliases = ours.union(swiftUI).subtracting(Self.shared.keys).sorted().enumerated()
            .map { "typealias Name\($0.offset) = \($0.element)\n" }
        let program = (imports + aliases).joined()
        let stub = ["SwiftUI": swiftUI.map { "public struct \($0) {}\n" }.joined()]
        let guide = try GuideTests.code(
            of: "Sources/Library/TypeScale/TypeScale.docc/ComingFromSwiftUI.md"
        )
        // Only the shared names are ambiguous, unless the file names the module, as in the guide.
        let bare = Self.shared.keys.map { "let bare\($0): \($0)?\n" }
        for name in Self.shared.keys { #expect(guide.contains("TypeScale.\(name)")) }
        let messages = try Compiler().check(program + guide + bare.joined(), importing: stub)
        let errors = messages.split(separator: "\n").filter { $0.contains("program.swift:") }
        let ambiguities = errors.filter { error in
            Self.shared.keys.contains {
                error.contains("error: '\($0)' is ambiguous for type lookup in this context")
            }
        }
        #expect(ambiguities.count == Self.shared.count, "\(messages)")
        #expect(errors.filter { $0.contains("error:") } == ambiguities, "\(messages)")
    }
}
