/// A fault in a request, which the response describes.
public enum RequestError: Error, Hashable, CustomStringConvertible {
    /// The request exceeds the maximum length.
    case tooLong
    /// A part of the request is not valid HTTP.
    case malformed(String)
    /// The query contains a key twice.
    case repeated(key: String)
    /// The query contains a value that the key does not allow.
    case invalid(key: String, value: String, expected: String)
    /// No page has the path.
    case unknownPath(String)
    /// The server does not support the method.
    case unknownMethod(String)

    /// The status code of the response.
    public var status: Int {
        switch self {
        case .malformed, .repeated, .invalid: 400
        case .unknownPath: 404
        case .unknownMethod: 405
        case .tooLong: 431
        }
    }

    /// The error message, with a remedy.
    public var description: String {
        switch self {
        case .tooLong: "the request exceeds the limit of \(Request.maximumLength) bytes"
        case .malformed(let part): "\(part) of the request is not valid"
        case .repeated(let key): "the key \(Self.quoted(key)) occurs twice; write it once"
        case .invalid(let key, let value, let expected):
            "\(key) cannot be \(Self.quoted(value)); write \(expected)"
        case .unknownPath(let path): "there is nothing at \(Self.quoted(path))"
        case .unknownMethod(let method): "cannot \(Self.quoted(method)); use GET or HEAD"
        }
    }

    /// Returns the first 40 characters of a text from outside, in quotes and without control
    /// characters.
    private static func quoted(_ text: String) -> String {
        let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(40)))
        return (start == text ? start : start + "...").debugDescription
    }
}
