import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

struct ObservedSystemWidthTests {
    @Test func `advances equal those observed on iOS`() throws {
        var results = ObservedResults("San Francisco", "advances")
        for words in try SanFrancisco.lines("advances") {
            let font = FontInstance.system(try SanFrancisco.face(words[0]))
            let size = try #require(Double(words[1]))
            for word in words.dropFirst(2) {
                let (code, observed) = try SanFrancisco.pair(word)
                let scalar = try #require(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init))
                let run = try font.glyphs(of: String(scalar), at: size)
                // The observations are rounded to six decimals.
                let isSame = abs(run.width(at: size) - observed) < 1e-6
                results.compare(isSame, "\(words[0]) \(size) \(word)")
                #expect(run.exactness == .exact)
            }
        }
        #expect(results.count == 1506)
        results.report()
    }

    @Test func `widths equal those observed, or lie within their bounds`() throws {
        var texts: [String: (text: String, isUnkerned: Bool)] = [:]
        for words in try SanFrancisco.lines("text") {
            // The sums of the kerning of all pairs are known in each cut and master.
            let isUnkerned = Double(words[1]) == 0 && Double(words[2]) == 0
            texts[words[0]] = (words.dropFirst(3).joined(separator: " "), isUnkerned)
        }
        var results = ObservedResults("San Francisco", "texts, within the bound of kerning")
        for words in try SanFrancisco.lines("widths") {
            let face = try SanFrancisco.face(words[0])
            let (text, isUnkerned) = try #require(texts[words[1]])
            let isKnown = isUnkerned || face.design == .monospaced
            for word in words.dropFirst(2) {
                let (name, observed) = try SanFrancisco.pair(word)
                let size = try #require(Double(name))
                let run = try FontInstance.system(face).glyphs(of: text, at: size)
                let width = run.measuredWidth(at: size)
                let label = "\(words[0]) \(text) \(size)"
                #expect((run.exactness == .exact) == isKnown, "\(label)")
                #expect((width.deviation == 0) == isKnown, "\(label)")
                // The tolerance is 1e-9 points.
                let bounds = width.bounds(chance: isKnown ? 0 : 0.95)
                let isWithin = bounds.lowerBound - 1e-9...bounds.upperBound + 1e-9 ~= observed
                results.compare(isWithin, "\(label)")
            }
        }
        #expect(results.count == 696)
        results.report()
    }

    @Test func `x-heights equal those observed`() throws {
        let lines = try SanFrancisco.lines("xheight")
        #expect(lines.count == 116)
        for words in lines {
            let face = try SanFrancisco.face(words[0])
            let metrics = face.metrics(at: try #require(Double(words[1])))
            #expect(metrics.xHeight == Double(words[2]), "\(words)")
            #expect(metrics.fallbacks.isEmpty)
        }
    }

    @Test func `optical shares and tracking equal those observed`() throws {
        for words in try SanFrancisco.lines("optical") {
            let size = try #require(Double(words[0]))
            #expect(SystemFont.displayShare(at: size) * 16384 == Double(words[1]))
        }
        for words in try SanFrancisco.lines("tracking") {
            let size = try #require(Double(words[0]))
            #expect(SystemFont.trackingUnits(at: size) == Double(words[1]))
        }
        #expect(SystemFont.displayShare(at: .nan) == 0)
        #expect(SystemFont.displayShare(at: .infinity) == 1)
        #expect(SystemFont.displayShare(at: -1) == 0)
    }

    // The weight of the design axis between the named weights has no effect on iOS.
    @Test(arguments: [
        (100, 100), (199, 100), (450, 400), (899, 800), (950, 900), (1, 100), (.nan, 100),
    ])
    func `a weight without a name uses the heaviest name at or below it`(
        weight: Double,
        named: Double
    ) throws {
        let font = FontInstance.system(SystemFace(weight: weight))
        let other = FontInstance.system(SystemFace(weight: named))
        #expect(try font.width(of: "Hamburg", at: 21) == (try other.width(of: "Hamburg", at: 21)))
        #expect(font.metrics(at: 21).xHeight == other.metrics(at: 21).xHeight)
    }

    // Source: an independent program computed the widths from the table of pairs. Above 24 points,
    // the deviations have a factor, because fewer labels were fitted.
    @Test func `kerned widths, deviations and chances equal the reference`() throws {
        let url = try #require(
            Bundle.module.url(
                forResource: "kerned-widths",
                withExtension: "csv",
                subdirectory: "Fixtures"
            )
        )
        let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
        #expect(rows.count == 2000)
        for row in rows {
            let fields = row.split(separator: ",")
            let numbers = try fields.dropFirst(2).map { try #require(Double($0)) }
            let face = try SanFrancisco.face(String(fields[1]))
            let width = try FontInstance.system(face).glyphs(of: String(fields[0]), at: numbers[0])
                .measuredWidth(at: numbers[0])
            // The reference has six decimals of lengths, and four of chances.
            #expect(abs(width.points - numbers[1]) < 1e-6, "\(row)")
            let factor = SystemFont.deviationFactor(at: numbers[0])
            #expect(abs(width.deviation - factor * numbers[2]) < 1e-6 * factor, "\(row)")
            guard factor == 1 else { continue }
            #expect(abs(width.chance() - numbers[3]) < 1e-4, "\(row)")
            #expect(abs(width.chance(withinPixels: 1) - numbers[4]) < 1e-4, "\(row)")
        }
    }

    // Source: images of labels in pointfreeco/swift-snapshot-testing@6bb6c9a, on iOS 13, and in
    // leboncoin/spark-ios-common@122467d, on iOS 16 or 17 and on iOS 26.2.
    @Test(arguments: [
        ("What's the point?", 25.0, 188.667), ("What's the point?", 28, 210.667),
        ("What's the point?", 34, 255), ("What's the point?", 43, 320.667),
        ("What's the point?", 53, 392.667), ("What's the point?", 58, 428.333),
        ("Hello world", 53, 251), ("Hey", 53, 90), ("Bye", 53, 85),
    ])
    func `large text has its recorded width within the bounds`(
        text: String,
        size: Double,
        recorded: Double
    ) throws {
        let width = try FontInstance.system(SystemFace()).glyphs(of: text, at: size)
            .measuredWidth(at: size)
        // A label rounds its width up to a third of a point.
        let bounds = width.bounds()
        #expect(bounds.upperBound > recorded - 1.0 / 3 && bounds.lowerBound <= recorded + 1e-3)
    }

    @Test func `text without kerning is exact, and other text has a deviation`() throws {
        func width(_ text: String, _ features: FontFeatures = .default) throws -> MeasuredWidth {
            try FontInstance.system(SystemFace()).glyphs(of: text, at: 17, features: features)
                .measuredWidth(at: 17)
        }
        for text in ["", "A", "Hello UIKit", "WW MM"] {
            #expect(try width(text).exactness() == .exact)
            #expect(try width(text).chance() == 1)
            let points = try width(text).points
            #expect(try width(text).bounds(chance: 1) == points...points)
        }
        #expect(try width("AV").points < width("A").points + width("V").points)
        #expect(try width("AV").deviation > 0)
        #expect(try width("To").exactness() == .withinPixel)
        #expect(try width("AVATAR AVATAR").exactness() == .estimate)
        #expect(try width("AV", .none).exactness() == .exact)
        #expect(try width("AV", .default.without("kern")).exactness() == .exact)
        #expect(WidthExactness.allCases.max() == .estimate)
    }

    // Only the sums over three strings are known in italic. No label shows another face.
    @Test func `kerned text in other faces is an estimate`() throws {
        for face in [SystemFace(isItalic: true), SystemFace(design: .rounded)] {
            let run = try FontInstance.system(face).glyphs(of: "To", at: 17)
            #expect(run.exactness == .estimate)
            let upright = try FontInstance.system(SystemFace()).glyphs(of: "To", at: 17)
            let bounds = run.measuredWidth(at: 17).bounds()
            let others = upright.measuredWidth(at: 17).bounds()
            #expect(
                bounds.upperBound - bounds.lowerBound > others.upperBound - others.lowerBound
            )
        }
        let mono = FontInstance.system(SystemFace(design: .monospaced))
        #expect(try mono.glyphs(of: "To", at: 17).exactness == .exact)
    }

    // Other sizes and faces were not observed.
    @Test func `a width without an observation is an estimate with a margin`() throws {
        func run(_ face: SystemFace, _ size: Double) throws -> GlyphRun {
            try FontInstance.system(face).glyphs(of: "A", at: size)
        }
        for size in [8, 8.5, 11.5, 16.25, 17, 17.5, 20, 28, 33.3, 40] {
            #expect(try run(SystemFace(), size).exactness == .exact, "\(size)")
        }
        for size in [1, 6, 7.9, 17.2, 22.5, 40.1, 53, 200] {
            let run = try run(SystemFace(), size)
            // Between the observed sizes, the error is much less than a pixel.
            let isBetween = 17...28 ~= size
            #expect(run.exactness == (isBetween ? .withinPixel : .estimate), "\(size)")
            #expect(run.margin.wider.total > 0 && run.margin.wider.total < 0.11 * run.units)
        }
        #expect(try run(SystemFace(design: .monospaced), 53).exactness == .exact)
        for face in [
            SystemFace(width: 80), SystemFace(width: 120), SystemFace(design: .serif),
            SystemFace(design: .rounded), SystemFace(weight: 700, isItalic: true),
            SystemFace(system: .watchOS), SystemFace(weight: 500, design: .monospaced),
        ] {
            let run = try run(face, 17)
            #expect(run.exactness == .estimate)
            #expect(run.margin.wider.total > 0 && run.margin.wider.share > 0)
            #expect(run.margin.narrower.total > 0 && run.margin.narrower.share > 0)
            #expect(face.metrics(at: 17).fallbacks == [.xHeight])
        }
    }

    @Test(arguments: [0, -17, .nan, .infinity, -.infinity, 1e-300, 1e300])
    func `accepts any size`(size: Double) throws {
        for face in [SystemFace(), SystemFace(width: 130), SystemFace(design: .monospaced)] {
            let run = try FontInstance.system(face).glyphs(of: "Aéд", at: size)
            #expect(run.units > 0 && run.units.isFinite)
            #expect(run.exactness == .estimate)
            _ = face.metrics(at: size)
        }
    }

    @Test func `a width without glyphs equals the width of the glyphs`() throws {
        let long = ["Hamburgefonts é AV е\u{301}\n", "Hamburgefonts AV ", "It's 12 o'clock."]
            .map { String(repeating: $0, count: 21) }
        let texts =
            long + ["", "Hello", "The quick\u{301} brown\r\nfox", "Ж한e\u{301}👩‍👩‍👧…", "\u{301}"]
        // The advances of the monospaced design are whole numbers.
        for face in [SystemFace(weight: 600), SystemFace(design: .monospaced)] {
            for (text, size) in texts.flatMap({ text in [8, 17, 22.5, 53].map { (text, $0) } }) {
                let run = try FontInstance.system(face).glyphs(of: text, at: size)
                let width = try FontInstance.system(face).width(of: text, at: size)
                #expect(width == run.width(at: size))
            }
        }
    }
}
