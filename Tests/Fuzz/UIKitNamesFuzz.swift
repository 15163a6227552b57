// UIKit's names: descriptors and fonts of any name, size and traits, and archives of them.

import Foundation
import TypeScaleFonts
import TypeScaleTestSupport

@testable import UIKitNames

/// The names of a registered face, with a style that `withFace` can find.
private let names: [String] = {
    guard
        let faces = try? FontRegistry.coreText
            .register(bytes: TestFont().bytes, name: "fuzz").faces
    else { return [] }
    return faces.flatMap { [$0.postScriptName, $0.familyName, $0.fullName, $0.styleName] }
}()

/// Runs one input: the attributes of a descriptor, and the traits of a reader.
func fuzzUIKitNames(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = InputReader(start, count)
    let size = CGFloat(input.number())
    let descriptor = UIFontDescriptor(fontAttributes: attributes(&input))
    check(descriptor, size)
    if let other = descriptor.withSymbolicTraits(.init(rawValue: UInt32(input.byte()))) {
        check(other, size)
    }
    let text = input.text()
    check(descriptor.withFace(text), size)
    check(descriptor.withFamily(text), size)
    for found in descriptor.matchingFontDescriptors(withMandatoryKeys: nil) { check(found, size) }

    let font = UIFont(name: text, size: size) ?? UIFont(descriptor: descriptor, size: size)
    let traits = UITraitCollection { traits in
        traits.preferredContentSizeCategory = UIContentSizeCategory(rawValue: input.text())
        traits.displayScale = CGFloat(input.number())
    }
    let metrics = UIFontMetrics(forTextStyle: UIFont.TextStyle(rawValue: input.text()))
    let maximum = CGFloat(input.number())
    let scaled = try? metrics.scaledFont(
        checking: font,
        maximumPointSize: maximum,
        compatibleWith: traits
    )
    expect(scaled?.pointSize.isFinite == true)
    expect(
        !(maximum > 0 && maximum.isFinite) || scaled.map { $0.pointSize <= maximum } == true
    )
    let value = metrics.scaledValue(for: size, compatibleWith: traits)
    expect(value.isFinite == size.isFinite)
    return 0
}

private func check(_ descriptor: UIFontDescriptor, _ size: CGFloat) {
    expect(UIFontDescriptor(fontAttributes: descriptor.fontAttributes) == descriptor)
    let font = UIFont(descriptor: descriptor, size: size)
    expect(font.pointSize >= 0 && font.pointSize.isFinite)
    expect(font.pointSize > 1e300 || font.lineHeight.isFinite && font.leading.isFinite)
    expect(!font.fontName.isEmpty && !font.familyName.isEmpty)
    _ = (font.description, descriptor.postscriptName, descriptor.object(forKey: .traits))
    guard
        let data = try? NSKeyedArchiver.archivedData(
            withRootObject: descriptor,
            requiringSecureCoding: true
        ),
        let again = try? NSKeyedUnarchiver.unarchivedObject(
            ofClass: UIFontDescriptor.self,
            from: data
        )
    else { fatalError("cannot read an archived descriptor: \(descriptor.fontAttributes)") }
    expect(again == descriptor)
}

/// Reads attributes, whose values have several types.
private func attributes(_ input: inout InputReader) -> [UIFontDescriptor.AttributeName: Any] {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    let (kinds, others) = (input.byte(), input.byte())
    func name(_ input: inout InputReader) -> String {
        let text = input.text()
        // A single digit selects a name that exists.
        let index = Int(text) ?? -1
        return names.indices.contains(index) ? names[index] : text
    }
    if kinds & 1 != 0 { attributes[.name] = name(&input) }
    if kinds & 2 != 0 { attributes[.family] = name(&input) }
    if kinds & 4 != 0 { attributes[.face] = name(&input) }
    if kinds & 8 != 0 { attributes[.visibleName] = name(&input) }
    if kinds & 16 != 0 { attributes[.size] = NSNumber(value: input.number()) }
    if kinds & 32 != 0 { attributes[.textStyle] = input.text() }
    if kinds & 64 != 0 { attributes[.design] = input.text() }
    if kinds & 128 != 0 {
        var traits: [String: Any] = [:]
        for key in ["NSCTFontWeightTrait", "NSCTFontSlantTrait", "NSCTFontSymbolicTrait"] {
            traits[key] = input.number()
        }
        attributes[.traits] = traits
    }
    if others & 1 != 0 {
        let setting: [UIFontDescriptor.FeatureKey: Any] = [
            .type: input.number(), .selector: input.number(),
        ]
        attributes[.featureSettings] = [setting]
    }
    if others & 2 != 0 { attributes[.init(rawValue: input.text())] = input.text() }
    return attributes
}
