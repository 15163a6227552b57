import Endpoint
import Foundation
import Testing
import TypeScale
import TypeScaleTesting

struct EndpointTests {
    private let endpoint = Result { try Endpoint() }

    private func response(_ line: String) throws -> Response {
        try endpoint.get().response(to: Data("\(line)\r\nHost: localhost\r\n\r\n".utf8))
    }

    private func page(_ query: String) throws -> String {
        let response = try response("GET /?\(query) HTTP/1.1")
        try #require(response.status == 200, "\(response.body)")
        #expect(response.type == "text/html")
        return response.body
    }

    // From L to AX5, text grows with the distances between lines in Apple's guidelines. They grow
    // by 68 / 34 in title 1, by 62 / 22 in body, and by 51 / 16 in caption 1.
    @Test func `the page has the sizes of UIKit`() throws {
        let large = try page("size=L")
        let stack = "system-ui, sans-serif"
        for rule in [
            "body { margin: 16.0px }",
            "h1 { font-family: \"Lato-Bold\", \(stack); font-size: 28px; font-weight: 700 }",
            "nav { font-family: \"Lato-Regular\", \(stack); font-size: 13px; font-weight: 400 }",
        ] {
            #expect(large.contains(rule))
        }
        let largest = try page("size=AX5")
        for text in [
            "h1 { font-family: \"Lato-Bold\", \(stack); font-size: 56px; font-weight: 700 }",
            "font-size: 48px; font-weight: 400; line-height: 67.2px }",
            // Links stop at 24 points.
            "font-size: 24px; font-weight: 400 }",
            "font-size:3rem", "font-size:2.375rem",
        ] {
            #expect(largest.contains(text), "\(text)")
        }
    }

    @Test(arguments: TypeMatrix.readers)
    func `every name of a size gives the same page`(reader: TraitCollection) throws {
        let size = reader.category
        let pages = try [size.shortName, size.dynamicTypeSizeName, size.rawValue].map {
            try page("size=\($0)")
        }
        #expect(Set(pages).count == 1)
        #expect(pages[0].contains("<a href=\"?size=\(size)\" aria-current=\"page\">"))
    }

    @Test func `a larger size never makes the page's text smaller`() throws {
        let sizes = try TypeMatrix.readers.map { reader in
            try page("size=\(reader.category)").split(separator: "font-size: ").dropFirst()
                .compactMap { Int($0.prefix { $0.isNumber }) }
        }
        for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
            #expect(zip(smaller, larger).allSatisfy { $0 <= $1 })
        }
        #expect(sizes.allSatisfy { $0.count == 4 })
    }

    @Test func `a reader can prefer bold text, or not choose`() throws {
        #expect(try page("bold=1&size=L").contains("nav { font-family: \"Lato-Bold\""))
        #expect(try page("bold=0&size=L") == page("size=L"))
        #expect(try page("utm_source=mail&size=L") == page(""))
    }
}
