import Foundation
import TypeScale
import TypeScaleRichText

/// An endpoint that sends an article as HTML, sized for the reader.
///
/// The endpoint has no state that changes, so requests on many threads can share it.
public struct Endpoint: Sendable {
    private let document: RichTextDocument

    /// Decodes the article once, for all requests.
    ///
    /// - Throws: `RichTextError` if the article contains an error.
    public init() throws(RichTextError) {
        document = try RichTextDecoder(mode: .strict).decode(Data(article.utf8)).document
    }

    /// Returns the response to the bytes of a request.
    public func response(to data: Data) -> Response {
        do {
            return response(to: try Request(data))
        } catch {
            return response(for: error)
        }
    }

    /// Returns the article for the reader in the query, or the description of an error.
    public func response(to request: Request) -> Response {
        do throws(RequestError) {
            guard ["GET", "HEAD"].contains(request.method) else {
                throw .unknownMethod(request.method)
            }
            guard request.path == "/" else { throw .unknownPath(request.path) }
            let page = Page(reader: try TraitCollection(query: request.query))
            var response = Response(status: 200, type: "text/html", body: page.html(document))
            response.hasBody = request.method == "GET"
            return response
        } catch {
            return response(for: error)
        }
    }

    /// Returns the response for an error, as plain text, so that no text from outside is HTML.
    private func response(for error: RequestError) -> Response {
        Response(status: error.status, type: "text/plain", body: "\(error)\n")
    }
}
