import Testing
import UIKit

/// The casts with which apps read attributes.
///
/// On Apple's systems, all of them succeed.
struct DescriptorCastTests {
    private typealias Key = UIFontDescriptor.TraitKey

    /// Descriptors that contain a weight of 0.4 and a width of -0.2, given as several types.
    private static let descriptors: [UIFontDescriptor] = [
        [Key.weight: UIFont.Weight.bold, .width: UIFont.Width.condensed] as [Key: Any],
        [Key.weight: UIFont.Weight.bold.rawValue, .width: UIFont.Width.condensed.rawValue],
        [
            Key.weight: NSNumber(value: 0.4 as Float), .width: NSNumber(value: -0.2 as Float),
        ],
        [
            "NSCTFontWeightTrait": NSNumber(value: 0.4 as Float),
            "NSCTFontProportionTrait": -0.2 as Float,
        ] as NSDictionary,
    ].map { UIFontDescriptor(fontAttributes: [.traits: $0]) }

    @Test func `a weight casts to a weight, a number object and any numeric type`() throws {
        for descriptor in Self.descriptors {
            for value in [
                descriptor.fontAttributes[.traits], descriptor.object(forKey: .traits),
                UIFont(descriptor: descriptor, size: 9).fontDescriptor.object(forKey: .traits),
            ] {
                let traits = try #require(value as? [Key: Any])
                #expect(traits[.weight] as? UIFont.Weight == .bold)
                #expect(traits[.weight] as? NSNumber == NSNumber(value: 0.4 as Float))
                #expect(traits[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
                #expect(traits[.weight] as? Double == 0.4000000059604645)
                #expect(traits[.weight] as? Float == 0.4)
                #expect(traits[.width] as? UIFont.Width == .condensed)
                #expect(traits[.width] as? NSNumber == NSNumber(value: -0.2 as Float))
                #expect(traits[.width] as? CGFloat == UIFont.Width.condensed.rawValue)
            }
        }
    }

    @Test func `traits cast to dictionaries with typed values and to NSDictionary`() throws {
        for descriptor in Self.descriptors {
            let value = descriptor.fontAttributes[.traits]
            #expect((value as? [Key: UIFont.Weight])?[.weight] == .bold)
            #expect((value as? [Key: CGFloat])?[.weight] == UIFont.Weight.bold.rawValue)
            #expect((value as? [Key: NSNumber])?[.weight]?.floatValue == 0.4)
            let strings = try #require(value as? [String: Any])
            #expect(strings["NSCTFontWeightTrait"] as? UIFont.Weight == .bold)
            #expect(strings["NSCTFontProportionTrait"] as? UIFont.Width == .condensed)
            let dictionary = try #require(value as? NSDictionary)
            #expect(dictionary[Key.weight] as? UIFont.Weight == .bold)
            #expect(dictionary["NSCTFontWeightTrait"] as? UIFont.Weight == .bold)
            #expect(dictionary["NSCTFontWeightTrait"] as? NSNumber != nil)
            #expect(dictionary["NSCTFontProportionTrait"] as? CGFloat != nil)
        }
    }

    @Test func `the traits of a font cast alike`() throws {
        let font = UIFont.systemFont(ofSize: 17, weight: .heavy)
        let value = font.fontDescriptor.object(forKey: .traits)
        let traits = try #require(value as? [Key: Any])
        #expect(traits[.weight] as? UIFont.Weight == .heavy)
        #expect(traits[.weight] as? NSNumber == NSNumber(value: 0.56 as Float))
        #expect(traits[.weight] as? CGFloat == UIFont.Weight.heavy.rawValue)
        let regular = UIFont.systemFont(ofSize: 17).fontDescriptor.object(forKey: .traits)
        #expect((regular as? [Key: Any])?[.weight] as? UIFont.Weight == .regular)
        #expect((regular as? [Key: Any])?[.width] as? UIFont.Width == .standard)
        #expect((regular as? [Key: Any])?[.symbolic] as? UInt32 == 0)
        #expect((regular as? [Key: Any])?[.symbolic] as? NSNumber == 0)
    }

    @Test func `casts between number types keep the value`() {
        #expect(NSNumber(value: 1.5) as Any as? CGFloat == 1.5)
        #expect(CGFloat(1.5) as Any as? NSNumber == 1.5)
        #expect(UIFont.Weight.bold as Any as? NSNumber == NSNumber(value: 0.4 as Float))
        #expect(NSNumber(value: 0) as Any as? UIFont.Weight == .regular)
        #expect("0.4" as Any as? UIFont.Weight == nil)
        let dictionary = NSDictionary(dictionary: ["weight": UIFont.Weight.bold, "size": 1.5])
        #expect(dictionary["weight"] as? UIFont.Weight == .bold)
        #expect(dictionary["weight"] as? CGFloat == UIFont.Weight.bold.rawValue)
        #expect(dictionary["size"] as? CGFloat == 1.5)
    }

    @Test func `a text style casts to a string and to a text style`() {
        for style in [UIFont.TextStyle.footnote as Any, "UICTFontTextStyleFootnote"] {
            let descriptor = UIFontDescriptor(fontAttributes: [.textStyle: style])
            let font = UIFont(descriptor: descriptor, size: 13)
            for value in [
                descriptor.fontAttributes[.textStyle], descriptor.object(forKey: .textStyle),
                font.fontDescriptor.object(forKey: .textStyle),
                UIFontDescriptor.preferredFontDescriptor(withTextStyle: .footnote)
                    .object(forKey: .textStyle),
            ] {
                #expect(value as? String == "UICTFontTextStyleFootnote")
                #expect(value as? UIFont.TextStyle == .footnote)
                #expect(value as? NSString == "UICTFontTextStyleFootnote")
            }
        }
        #expect(NSNumber(value: 1) as Any as? UIFont.TextStyle == nil)
    }

    @Test func `the category in a notification casts to a string and to a category`() async {
        await #expect(processExitsWith: .success) {
            let values = Values()
            let token = NotificationCenter.default.addObserver(
                forName: UIContentSizeCategory.didChangeNotification,
                object: nil,
                queue: nil
            ) { note in
                let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
                values.string = value as? String
                values.category = value as? UIContentSizeCategory
            }
            UIApplication.shared.preferredContentSizeCategory = .small
            NotificationCenter.default.removeObserver(token)
            #expect(values.string == "UICTContentSizeCategoryS")
            #expect(values.category == .small)
        }
    }

    private final class Values: @unchecked Sendable {
        var string: String?
        var category: UIContentSizeCategory?
    }

    @Test func `a size casts to every numeric type`() {
        for size in [17 as Any, 17.0, CGFloat(17), Float(17), NSNumber(value: 17)] {
            let descriptor = UIFontDescriptor(fontAttributes: [.size: size])
            for value in [descriptor.fontAttributes[.size], descriptor.object(forKey: .size)] {
                #expect(value as? Int == 17)
                #expect(value as? CGFloat == 17)
                #expect(value as? Double == 17)
                #expect(value as? Float == 17)
                #expect(value as? NSNumber == 17)
            }
        }
        let half = UIFont.systemFont(ofSize: 17.5).fontDescriptor.object(forKey: .size)
        #expect(half as? CGFloat == 17.5)
        #expect(half as? Int == nil)
    }

    @Test func `feature settings cast to arrays of dictionaries`() throws {
        typealias Feature = UIFontDescriptor.FeatureKey
        let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let value = font.fontDescriptor.object(forKey: .featureSettings)
        let expected: [[Feature: Int]] = [[.type: 6, .selector: 0]]
        #expect(value as? [[Feature: Int]] == expected)
        #expect(value as? [[Feature: NSNumber]] == [[.type: 6, .selector: 0]])
        #expect(value as? [[Feature: CGFloat]] == [[.type: 6, .selector: 0]])
        let setting = try #require((value as? [[Feature: Any]])?.first)
        #expect(setting[.type] as? Int == 6)
        #expect(setting[.type] as? NSNumber == 6)
        #expect(setting[.selector] as? CGFloat == 0)
        #expect((value as? [Any])?.count == 1)
        #expect((value as? NSArray)?.count == 1)
        let object = try #require((value as? [NSDictionary])?.first)
        #expect(object["CTFeatureTypeIdentifier"] as? Int == 6)
        #expect(object[Feature.type] as? NSNumber == 6)
        for settings in [
            expected as Any, value as Any, value as? NSArray as Any,
            [["CTFeatureTypeIdentifier": 6, "CTFeatureSelectorIdentifier": 0]],
            [[Name(rawValue: "CTFeatureTypeIdentifier"): 6, Self.selector: 0]],
        ] {
            let descriptor = UIFontDescriptor(fontAttributes: [.featureSettings: settings])
            let read = descriptor.fontAttributes[.featureSettings]
            #expect(read as? [[Feature: Int]] == expected)
        }
    }

    private typealias Name = UIFontDescriptor.AttributeName
    private static let selector = Name(rawValue: "CTFeatureSelectorIdentifier")

    // BonMot, SwifterSwift and other packages use these casts.
    @Test func `feature settings cast to dictionaries with any type of key`() throws {
        typealias Feature = UIFontDescriptor.FeatureKey
        let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let selected = font.fontDescriptor.addingAttributes([
            .featureSettings: [[Feature.type: kUpperCaseType, .selector: 1]]
        ])
        for value in [
            selected.fontAttributes[.featureSettings],
            selected.object(forKey: .featureSettings),
            UIFont(descriptor: selected, size: 0).fontDescriptor.object(forKey: .featureSettings),
        ] {
            let array = try #require(value as? NSArray)
            for setting in [array.firstObject, array[0], (value as? [Any])?.first] as [Any?] {
                #expect(setting as? [Feature: Int] == [.type: 38, .selector: 1])
                #expect(setting as? [Feature: NSNumber] == [.type: 38, .selector: 1])
                #expect((setting as? [Name: Int])?[Self.selector] == 1)
                #expect((setting as? NSDictionary)?["CTFeatureTypeIdentifier"] as? Int == 38)
            }
            let named = try #require(value as? [[Name: Int]])
            #expect(named.first?[Self.selector] == 1)
            let strings = try #require(value as? [[String: Int]])
            #expect(strings.first?[kCTFontFeatureTypeIdentifierKey as String] == 38)
            #expect(strings.first?[kCTFontFeatureSelectorIdentifierKey as String] == 1)
            #expect((value as? [[String: Any]])?.first?.count == 2)
        }
    }
}
