/// The source of a run in a document.
public struct RichTextSource: Codable, Hashable, Sendable {
    /// The JSONPath of the parts, or an empty string if the text was not decoded.
    public let list: String

    /// The indices of the run's elements in the list.
    public internal(set) var elements: Range<Int>

    /// The JSONPath of the first element, such as `$.contents[2].content.richText[0]`.
    public var path: String { "\(list.isEmpty ? "$" : list)[\(elements.lowerBound)]" }
}
