public import TypeScale

/// A result of UIKit that differs from TypeScale's, as a row in the format of TypeScale's probe.
///
/// The script `Tests/Probe/compare` reads the file that ``file(_:system:)`` returns.
public struct SelfCheckRow: Hashable, Sendable, CustomStringConvertible {
    /// The call: `preferredFont`, `scaledFont` or `scaledValue`.
    public let api: String

    /// The text style.
    public let textStyle: TextStyle

    /// The category.
    public let category: ContentSizeCategory

    /// The size or value to scale in points, or `nil` for a preferred font.
    public let input: Double?

    /// The maximum size in points, or `nil` for none.
    public let maximum: Double?

    /// The number of pixels per point, or `nil` if the result does not depend on it.
    public let displayScale: Double?

    /// UIKit's result, in points.
    public let value: Double

    /// TypeScale's result, in points.
    public let expected: Double

    /// The names of the columns.
    public static let columns = "api,style,category,weight,size,input,maximum,scale,value"

    /// The row as CSV, with UIKit's result in the last column.
    public var description: String {
        let numbers = [nil, input, maximum, displayScale, value].map { number in
            number.map { "\($0)" } ?? ""
        }
        let names = [api, textStyle.description, category.shortName, ""]
        return (names + numbers).joined(separator: ",")
    }

    private static let quoted = ",\"\n\r\u{B}\u{C}\u{85}\u{2028}\u{2029}".unicodeScalars

    /// Returns a complete file of rows, in the probe's format.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - system: The name and version of the system, such as `iOS 26.1`. Characters that CSV
    ///     quotes are removed.
    /// - Returns: The heading, the names of the columns and the rows.
    public static func file(_ rows: [SelfCheckRow], system: String) -> String {
        let name = String(system.unicodeScalars.filter { !Self.quoted.contains($0) })
        let lines = ["os,\(name)", columns] + rows.map(\.description)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Whether the results differ by more than a millionth of a point.
    var isDifferent: Bool { !(abs(value - expected) <= 1e-6) }
}
