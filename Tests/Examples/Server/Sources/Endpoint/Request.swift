import Foundation

/// A request, of which the server reads only the first line.
public struct Request: Sendable {
    /// The maximum number of bytes in a request.
    public static let maximumLength = 8192

    /// The method, such as `GET`.
    public let method: String
    /// The path, without the query.
    public let path: String
    /// The values in the query, by key.
    public let query: [String: String]

    /// Reads the first line of an HTTP/1.1 request.
    ///
    /// - Parameter data: The request, up to the empty line after its header.
    /// - Throws: `RequestError` if the request is too long, incomplete or malformed.
    public init(_ data: Data) throws(RequestError) {
        guard data.count <= Self.maximumLength else { throw .tooLong }
        guard let end = data.firstRange(of: Data("\r\n".utf8)),
            let line = String(data: data[..<end.lowerBound], encoding: .ascii)
        else { throw .malformed("the first line") }
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0",
            words[1].first == "/"
        else { throw .malformed("the first line") }
        let parts = words[1].split(separator: "?", maxSplits: 1)
        method = String(words[0])
        path = parts.first.map { String($0) } ?? "/"
        query = try Self.values(in: parts.count > 1 ? parts[1] : "")
    }

    private static func values(in query: Substring) throws(RequestError) -> [String: String] {
        var values: [String: String] = [:]
        for pair in query.split(separator: "&") {
            // A form writes a space as `+`.
            let text = pair.replacing("+", with: " ")
            let end = text.firstIndex(of: "=") ?? text.endIndex
            guard let key = text[..<end].removingPercentEncoding,
                let value = text[end...].dropFirst().removingPercentEncoding
            else { throw .malformed("the query") }
            guard values.updateValue(value, forKey: key) == nil else {
                throw .repeated(key: key)
            }
        }
        return values
    }
}
