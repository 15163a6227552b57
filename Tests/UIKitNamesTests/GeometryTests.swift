import Testing
import TypeScaleTestSupport
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

    @Test func `directional insets are encoded as an array`() throws {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4.5)
        let data = try JSONEncoder().encode(insets)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4.5]")
        #expect(try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: data) == insets)
        #expect(NSDirectionalEdgeInsets() == .zero && insets != .zero)
    }

    // Foundation's transform has the same six numbers with other names.
    @Test func `transforms equal Foundation's`() {
        var generator = SeededGenerator(seed: 1)
        func number() -> CGFloat { CGFloat.random(in: -9...9, using: &generator) }
        for _ in 0..<100 {
            let (x, y, angle) = (number(), number(), number())
            var theirs = AffineTransform(m11: x, m12: y, m21: angle, m22: 1, tX: y, tY: x)
            var ours = CGAffineTransform(a: x, b: y, c: angle, d: 1, tx: y, ty: x)
            theirs.prepend(AffineTransform(translationByX: x, byY: y))
            ours = ours.translatedBy(x: x, y: y)
            theirs.prepend(AffineTransform(rotationByRadians: angle))
            ours = ours.rotated(by: angle)
            theirs.prepend(AffineTransform(scaleByX: x, byY: y))
            ours = ours.scaledBy(x: x, y: y)
            let point = CGPoint(x: angle, y: x)
            let moved = point.applying(ours)
            expect(moved, theirs.transform(point))
            let size = CGSize(width: x, height: y).applying(ours)
            let other = theirs.transform(CGSize(width: x, height: y))
            expect(CGPoint(x: size.width, y: size.height), CGPoint(x: other.width, y: other.height))
            var inverse = theirs
            inverse.invert()
            expect(moved.applying(ours.inverted()), inverse.transform(theirs.transform(point)))
        }
    }

    private func expect(_ point: CGPoint, _ other: CGPoint) {
        let bound = 1e-6 * (1 + abs(other.x) + abs(other.y))
        #expect(abs(point.x - other.x) <= bound && abs(point.y - other.y) <= bound)
    }

    @Test func `a transform has the conventions of Core Graphics`() throws {
        // A quarter turn moves the x-axis to the y-axis.
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        expect(turned, CGPoint(x: 0, y: 1))
        // `concatenating` applies the other transform last; `scaledBy` scales first.
        let move = CGAffineTransform(translationX: 10, y: 20)
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(scale)) == CGPoint(x: 22, y: 63))
        #expect(CGPoint(x: 1, y: 1).applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 23))
        #expect(CGSize(width: 1, height: 1).applying(move) == CGSize(width: 1, height: 1))
        let mirror = CGAffineTransform(scaleX: -1, y: 1)
        let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rectangle.applying(mirror) == CGRect(x: -4, y: 2, width: 3, height: 4))
        #expect(CGRect.null.applying(move).isNull)
        #expect(CGAffineTransform.identity.isIdentity && !move.isIdentity)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        let data = try JSONEncoder().encode(CGAffineTransform(1, 2, 3, 4, 5, 6.5))
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6.5]")
        let decoded = try JSONDecoder().decode(CGAffineTransform.self, from: data)
        #expect(decoded == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6.5))
    }
}
