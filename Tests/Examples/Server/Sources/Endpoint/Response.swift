import Foundation

/// A response in UTF-8.
public struct Response: Sendable {
    /// The status code.
    public let status: Int
    /// The media type of the body.
    public let type: String
    /// The body.
    public let body: String
    /// Whether the response contains the body, which it does not for `HEAD`.
    public var hasBody = true

    /// The response as bytes of HTTP/1.1.
    public var data: Data {
        let reasons = [
            200: "OK", 400: "Bad Request", 404: "Not Found", 405: "Method Not Allowed",
            431: "Request Header Fields Too Large", 500: "Internal Server Error",
        ]
        var lines = [
            "HTTP/1.1 \(status) \(reasons[status] ?? "")",
            "Content-Type: \(type); charset=utf-8",
            "Content-Length: \(body.utf8.count)",
            "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'",
            "X-Content-Type-Options: nosniff",
            "Connection: close",
        ]
        if status == 405 { lines.append("Allow: GET, HEAD") }
        let head = lines.joined(separator: "\r\n") + "\r\n\r\n"
        return Data((head + (hasBody ? body : "")).utf8)
    }
}
