import Testing
import UIKit

struct GeometryTests {
    @Test func `insets move the edges of a rectangle`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let rectangle = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(rectangle.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
        #expect(rectangle.inset(by: .zero) == rectangle)
        let outset = UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4)
        #expect(rectangle.inset(by: insets).inset(by: outset) == rectangle)
    }

    @Test func `insets are equal if all edges are equal`() {
        #expect(UIEdgeInsets() == .zero)
        #expect(UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
        for edge in [\UIEdgeInsets.top, \.left, \.bottom, \.right] {
            var insets = UIEdgeInsets.zero
            insets[keyPath: edge] = 1
            #expect(insets != .zero)
        }
    }

    @Test func `insets are encoded as an array of top, left, bottom and right`() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5)
        let data = try JSONEncoder().encode(insets)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4.5]")
        #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: data) == insets)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(UIEdgeInsets.self, from: Data("[1,2,3]".utf8))
        }
    }
}
