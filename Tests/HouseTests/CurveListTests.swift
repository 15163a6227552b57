import Foundation
import Testing
import TypeScale
import TypeScaleCurves

/// The list of curves, and their declarations in the sources.
struct CurveListTests {
    /// The name of a curve follows the name of its property: `let winUI = ...(name: "winui"`.
    @Test func `the list has each declared curve with the name of its property`() throws {
        let declaration = try Regex<(Substring, property: Substring, curve: Substring)>(
            #"public static let (?<property>\w+) = [^"=]*?\b(?:name|named|linear|android): "(?<curve>[^"]+)""#
        )
        var declared: [String: String] = [:]
        for file in try House.swiftFiles(in: "TypeScaleCurves") {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: declaration) {
                declared[String(match.property)] = String(match.curve)
            }
        }
        let own: [ScalingCurve] = [.uikit, .swiftUI, .fixed]
        #expect(own.map(\.swiftName) == own.map(\.name))
        let others = ScalingCurve.named.filter { !own.contains($0) }
        #expect(others.count + own.count == ScalingCurve.named.count)
        let listed = others.map { "\($0.swiftName ?? "") \($0.name)" }
        #expect(listed.sorted() == declared.map { "\($0) \($1)" }.sorted())
    }
}
