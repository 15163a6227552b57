/// The result of a call.
///
/// If a call fails, the response contains a message in UTF-8 instead of the documented values. Raw
/// values from 101 equal the raw values of `FontError.Code`, such as 103 for an unknown format.
public struct WebStatus: RawRepresentable, Hashable, Sendable {
    /// The number that a call returns.
    public let rawValue: Int32

    /// Creates a status from the number that a call returned.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The call succeeded, and the response contains its result.
    public static let success = WebStatus(rawValue: 0)
    /// The request has too few or too many bytes, or contains an unknown option or invalid UTF-8.
    public static let malformedRequest = WebStatus(rawValue: 1)
    /// The request or a text in it exceeds a limit.
    public static let exceededLimit = WebStatus(rawValue: 2)
    /// A required number is NaN, or a number is infinite.
    public static let invalidNumber = WebStatus(rawValue: 3)
    /// No text style has the name.
    public static let unknownTextStyle = WebStatus(rawValue: 4)
    /// No content size category has the name.
    public static let unknownCategory = WebStatus(rawValue: 5)
    /// No platform has the name.
    public static let unknownPlatform = WebStatus(rawValue: 6)
    /// No curve has the name.
    public static let unknownCurve = WebStatus(rawValue: 7)
    /// The sizes of a curve are not twelve positive numbers in nondecreasing order.
    public static let invalidTable = WebStatus(rawValue: 8)
    /// No registered face has the name.
    public static let fontNotFound = WebStatus(rawValue: 9)
}
