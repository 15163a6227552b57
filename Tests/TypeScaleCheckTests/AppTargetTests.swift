import Testing
import TypeScaleDiagnostics
import TypeScaleTestSupport

@testable import TypeScaleCheck

/// The systems for which projects and packages compile files.
struct AppTargetTests {
    private static func project(_ sdk: String, _ file: String) -> String {
        """
        // !$*UTF8*$!
        { objects = {
        P1 /* App */ = { isa = PBXProject; buildConfigurationList = L0; mainGroup = G1; };
        L0 = { isa = XCConfigurationList; buildConfigurations = (C0); };
        C0 = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; }; };
        G1 = { isa = PBXGroup; children = (G2, ); sourceTree = "<group>"; };
        G2 = { isa = PBXGroup; children = (F1); path = "My App"; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = \(file); sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = F1 /* A */; };
        S1 = { isa = PBXSourcesBuildPhase; files = (B1,); };
        T1 = { isa = PBXNativeTarget; buildPhases = (S1); buildConfigurationList = L1; };
        L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
        C1 = { isa = XCBuildConfiguration; buildSettings = { \(sdk) }; };
        }; rootObject = P1; }
        """
    }

    private static let code = "Text(a).font(.system(size: 17))"

    private func report(_ project: String, _ files: [String]) -> AppReport {
        var all = ["App.xcodeproj/project.pbxproj": project]
        for file in files { all[file] = Self.code }
        return AppReport(files: all)
    }

    @Test(
        arguments: [
            ("", 1), ("SDKROOT = iphoneos;", 1), ("SDKROOT = macosx;", 0),
            ("SDKROOT = appletvos;", 0), ("SDKROOT = watchos;", 1),
            ("SUPPORTED_PLATFORMS = \"iphoneos macosx\"; SDKROOT = auto;", 1),
        ]
    )
    func `a file is judged for the systems of its targets`(sdk: String, count: Int) {
        let report = report(Self.project(sdk, "A.swift"), ["My App/A.swift"])
        #expect(report.findings.count == count)
        #expect(report.codeCount == 1)
    }

    @Test(
        arguments: [
            ("iphoneos", [4], 1), ("watchos", [2], 1), ("iphoneos watchos", [2, 4], 0),
            ("iphoneos watchos macosx", [2, 4], 0),
        ]
    )
    func `a file is judged for each system of its target`(
        platforms: String,
        lines: [Int],
        unseen: Int
    ) {
        let code = """
            #if os(watchOS)
            let a = Text(b).font(.system(size: 12))
            #else
            let a = Text(b).font(.system(size: 17))
            #endif
            let c = Text(d).font(.body)
            """
        let project = Self.project("SUPPORTED_PLATFORMS = \"\(platforms)\";", "A.swift")
        let report = AppReport(
            files: ["App.xcodeproj/project.pbxproj": project, "My App/A.swift": code]
        )
        #expect(report.findings.map(\.position?.line) == lines)
        #expect(report.unseen.count == unseen)
        #expect(report.appliedFontCount == (lines.count == 2 ? 3 : 2))
    }

    @Test func `a file in no target is not judged`() {
        let files = ["My App/A.swift", "My App/Old.swift"]
        let report = report(Self.project("", "A.swift"), files)
        #expect(report.lines == ["My App/A.swift:1 fixed-size"])
        #expect(report.unusedFileCount == 1)
    }

    @Test func `a package states its systems`() {
        let manifest = "let package = Package(name: \"A\", platforms: [.macOS(.v14)])"
        let files = ["P/Package.swift": manifest, "P/Sources/A.swift": Self.code]
        #expect(AppReport(files: files).findings == [])
        let both = manifest.replacing(".macOS(.v14)", with: ".iOS(.v17), .macOS(.v14)")
        let report = AppReport(files: ["P/Package.swift": both, "P/Sources/A.swift": Self.code])
        #expect(report.lines == ["P/Sources/A.swift:1 fixed-size"])
    }

    @Test(arguments: ["", "{", "}", "{ objects = { A = (", "{{{{", "\"", "/*", "a = b;"])
    func `a damaged project says nothing`(text: String) {
        #expect(report(text, ["A.swift"]).lines == ["A.swift:1 fixed-size"])
    }
}
