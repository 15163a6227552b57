import Endpoint
import Foundation
import Testing

struct HostileRequestTests {
    private let endpoint = Result { try Endpoint() }

    @Test(
        arguments: [
            ("size=", "size cannot be \"\"; write one of XS, S, M, L"),
            ("size", "size cannot be \"\"; write one of"),
            ("size=ax5", "size cannot be \"ax5\"; write one of"),
            ("size=1e309", "size cannot be \"1e309\""),
            (
                "size=%3Cscript%3Ealert(1)%3C/script%3E",
                "size cannot be \"<script>alert(1)</script>\""
            ),
            ("size=L%0D%0ASet-Cookie:%20a=b", "size cannot be \"L\\r\\nSet-Cookie: a=b\""),
            ("size=%00", "size cannot be \"\\0\""),
            ("size=%E2%80%AEL", "size cannot be"),
            ("size=L&size=XL", "the key \"size\" occurs twice; write it once"),
            ("size=L&s%69ze=XL", "the key \"size\" occurs twice; write it once"),
            ("size=%FF", "the query of the request is not valid"),
            ("size=%", "the query of the request is not valid"),
            ("bold=true", "bold cannot be \"true\"; write 0 or 1"),
            ("size=" + String(repeating: "A", count: 500), "size cannot be \"AAAA"),
        ]
    )
    func `a hostile value is refused with a message`(query: String, message: String) throws {
        let request = Data("GET /?\(query) HTTP/1.1\r\n\r\n".utf8)
        let response = try endpoint.get().response(to: request)
        #expect(response.status == 400)
        #expect(response.type == "text/plain")
        #expect(response.body.hasPrefix(message), "\(response.body)")
        #expect(response.body.utf8.count < 200)
        // The message is a single line without control characters.
        let text = response.body.dropLast()
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
    }

    @Test(
        arguments: [
            ("", 400), ("GET", 400), ("GET / HTTP/1.1", 400), ("GET  / HTTP/1.1\r\n", 400),
            ("GET http://example.com/ HTTP/1.1\r\n", 400), ("GET / HTTP/2\r\n", 400),
            ("GET /../etc/passwd HTTP/1.1\r\n", 404), ("GET //?size=L HTTP/1.1\r\n", 404),
            ("POST / HTTP/1.1\r\n", 405), ("GET /\u{e9} HTTP/1.1\r\n", 400),
        ]
    )
    func `a malformed request has a status`(request: String, status: Int) throws {
        #expect(try endpoint.get().response(to: Data(request.utf8)).status == status)
    }

    @Test func `a request that is too long has a status`() throws {
        let request = Data("GET /?\(String(repeating: "a", count: 9000)) HTTP/1.1\r\n".utf8)
        #expect(try endpoint.get().response(to: request).status == 431)
    }

    @Test func `a damaged request always has a response`() throws {
        let endpoint = try endpoint.get()
        let request = Data("GET /?size=AX2&bold=%31 HTTP/1.1\r\n\r\n".utf8)
        #expect(endpoint.response(to: request).status == 200)
        for position in request.indices {
            #expect(
                endpoint.response(to: request[..<position]).data.starts(with: Data("HTTP".utf8))
            )
            for byte in "\0\r\n %&=?/\u{7F}".utf8 + [0x80, 0xFF] {
                var damaged = request
                damaged[position] = byte
                #expect([200, 400, 404, 405].contains(endpoint.response(to: damaged).status))
            }
        }
    }

    @Test func `the header gives the length of the body in bytes`() throws {
        let endpoint = try endpoint.get()
        for method in ["GET", "HEAD"] {
            let response = endpoint.response(to: Data("\(method) / HTTP/1.1\r\n\r\n".utf8))
            let text = String(decoding: response.data, as: UTF8.self)
            let parts = text.components(separatedBy: "\r\n\r\n")
            try #require(parts.count == 2)
            #expect(parts[0].hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(parts[0].contains("Content-Length: \(response.body.utf8.count)\r\n"))
            #expect(parts[1] == (method == "GET" ? response.body : ""))
        }
    }
}
