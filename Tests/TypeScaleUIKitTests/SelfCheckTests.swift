import Foundation
import Testing
import TypeScale
import UIKitNames

@testable import TypeScaleUIKit

struct SelfCheckTests {
    @Test func `TypeScale's UIKit names give the same results`() {
        #expect(TypeScaleSelfCheck.run() == [])
    }

    // tvOS does not scale text. iOS scales 17 points of body text to 48 at AX5.
    @Test func `other numbers are reported as rows of the probe`() throws {
        let rows = TypeScaleSelfCheck.run(platform: .tvOS)
        let scaled = rows.filter { $0.api == "scaledFont" && $0.category == .extraSmall }
        #expect(!scaled.isEmpty)
        let row = try #require(
            rows.first {
                $0.api == "scaledFont" && $0.textStyle == .body && $0.input == 17
                    && $0.category == .accessibilityExtraExtraExtraLarge && $0.maximum == nil
            }
        )
        #expect(row.value == 48)
        #expect(row.expected == 17)
        #expect(row.description == "scaledFont,body,AX5,,,17.0,,,48.0")
        #expect(rows.contains { $0.description.hasPrefix("preferredFont,body,AX5,,,,,,53.0") })
        #expect(rows.contains { $0.description == "scaledFont,body,AX5,,,17.0,30.5,,30.5" })
        // 8.25 x 62 / 22 = 23.25, rounded to whole pixels.
        let values = rows.filter {
            $0.api == "scaledValue" && $0.textStyle == .body && $0.input == 8.25
                && $0.category == .accessibilityExtraExtraExtraLarge
        }
        #expect(values.map(\.displayScale) == [1, 2, 3])
        #expect(values.map(\.value) == [23, 23.5, 70.0 / 3])
        let inputs = Set(rows.filter { $0.api == "scaledFont" }.compactMap(\.input))
        // The sizes whose results on iOS 26.1 are known.
        #expect(inputs == [8, 10, 12, 14, 16, 17, 20, 24, 28, 34, 64])
        let lengths = Set(rows.filter { $0.api == "scaledValue" }.compactMap(\.input))
        #expect(lengths == [-17, 0.5, 1, 8.25, 17, 33.3, 100])
        #expect(Set(rows).count == rows.count, "a result is reported twice")
        let hostile = SelfCheckRow.file([], system: "a,\"b\r\nc")
        #expect(hostile == "os,abc\n" + SelfCheckRow.columns + "\n")
        #expect(
            SelfCheckRow.file([row], system: "iOS 26.1") == """
                os,iOS 26.1
                api,style,category,weight,size,input,maximum,scale,value
                scaledFont,body,AX5,,,17.0,,,48.0

                """
        )
    }

    @Test func `a description is compared in all categories`() throws {
        let descriptions: [FontDescription] = [
            .system(.body), .system(.caption2, size: 9.5), .system(.title1).maximumPointSize(40),
            .system(.headline, size: 21).maximumPointSize(30), .system(.body).curve(.uikit),
        ]
        for description in descriptions {
            #expect(try TypeScaleSelfCheck.differences(of: description) == [])
            TypeScaleSelfCheck.assertEquivalence(of: description)
        }
        let missing = FontDescription(name: "NoSuchFace", textStyle: .body)
        #expect(!TypeScaleSelfCheck.isEquivalent(missing))
        #expect(throws: FontUnavailable(name: "NoSuchFace")) {
            try TypeScaleSelfCheck.differences(of: missing)
        }
    }
}
