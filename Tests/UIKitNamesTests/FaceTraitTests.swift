import Testing
import TypeScaleTestSupport
import UIKit

/// Tests the traits of faces and the faces that match descriptors with traits.
struct FaceTraitTests {
    private func traits(_ font: UIFont?) throws -> [UIFontDescriptor.TraitKey: Any] {
        let traits = font?.fontDescriptor.object(forKey: .traits)
        return try #require(traits as? [UIFontDescriptor.TraitKey: Any])
    }

    /// Registers a face of the family Mixed, with classes for the `OS/2` table and an angle for the
    /// `post` table.
    private static func register(
        _ style: String,
        weight: Int = 400,
        width: Int = 5,
        angle: Double = 0
    ) {
        var font = TestFont()
        font.names = [.init(1, "Mixed"), .init(2, style), .init(6, "Mixed-\(style)")]
        font.os2?.weight = weight
        font.os2?.width = width
        font.os2?.selection = angle == 0 ? 0x40 : 1
        font.italicAngle = angle
        let graphics = CGDataProvider(data: Data(font.bytes) as CFData).flatMap(CGFont.init)
        if let graphics { CTFontManagerRegisterGraphicsFont(graphics, nil) }
    }

    private static let isRegistered: Bool = {
        register("Regular")
        register("Medium", weight: 500)
        register("NarrowBold", weight: 700, width: 3)
        register("Wide", width: 7)
        register("Oblique", angle: -12)
        return true
    }()

    private func mixed(_ style: String) -> UIFont? {
        Self.isRegistered ? UIFont(name: "Mixed-\(style)", size: 10) : nil
    }

    // The width classes 3, 5 and 7 in the `OS/2` table are 75, 100 and 125 percent.
    @Test func `registered faces have the traits in their files`() throws {
        let faces: [(String, UIFontDescriptor.SymbolicTraits, width: CGFloat, slant: CGFloat)] = [
            ("Regular", [], 0, 0), ("Medium", [], 0, 0),
            ("NarrowBold", [.traitBold, .traitCondensed], -0.25, 0),
            ("Wide", .traitExpanded, 0.25, 0), ("Oblique", .traitItalic, 0, 12.0 / 30),
        ]
        for (style, symbolic, width, slant) in faces {
            let traits = try traits(mixed(style))
            #expect(traits[.symbolic] as? UInt32 == symbolic.rawValue, "\(style)")
            #expect(traits[.width] as? CGFloat == width, "\(style)")
            #expect(traits[.slant] as? CGFloat == slant, "\(style)")
        }
        #expect(try traits(mixed("Medium"))[.weight] as? CGFloat == UIFont.Weight.medium.rawValue)
    }

    @Test func `the traits of system fonts match their weight, width and slant`() throws {
        func symbolic(
            _ weight: UIFont.Weight,
            _ width: UIFont.Width
        )
            -> UIFontDescriptor
            .SymbolicTraits
        {
            UIFont.systemFont(ofSize: 9, weight: weight, width: width).fontDescriptor.symbolicTraits
        }
        #expect(symbolic(.medium, .standard) == [])
        #expect(symbolic(.semibold, .standard) == .traitBold)
        #expect(symbolic(.regular, .condensed) == .traitCondensed)
        #expect(symbolic(.regular, .compressed) == .traitCondensed)
        #expect(symbolic(.bold, .expanded) == [.traitBold, .traitExpanded])
        // A descriptor with only a style returns the traits of its face. The slant is 10 degrees,
        // where 1 is 30 degrees.
        let light = UIFont.systemFont(ofSize: 9).fontDescriptor.withFace("Light Italic")
        let italic = try #require(
            light.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        )
        let slant: CGFloat = 10.0 / 30
        #expect(italic[.slant] as? CGFloat == slant)
        #expect(italic[.weight] as? CGFloat == UIFont.Weight.light.rawValue)
        #expect(light.symbolicTraits == .traitItalic)
        let wide = try traits(.systemFont(ofSize: 9, weight: .light, width: .expanded))
        #expect(wide[.width] as? CGFloat == UIFont.Width.expanded.rawValue)
        #expect(wide[.weight] as? CGFloat == UIFont.Weight.light.rawValue)
    }

    @Test func `a weight outside the range of named weights is clamped`() {
        func name(_ weight: CGFloat) -> String {
            UIFont.systemFont(ofSize: 9, weight: UIFont.Weight(weight)).fontName
        }
        #expect(name(-1) == ".SFUI-Ultralight")
        #expect(name(1) == ".SFUI-Black")
        #expect(name(.nan) == ".SFUI-Regular")
        #expect(name(UIFont.Weight.thin.rawValue) == ".SFUI-Thin")
    }

    @Test func `a descriptor finds the face with the nearest traits`() {
        _ = Self.isRegistered
        func name(_ traits: [UIFontDescriptor.TraitKey: Any]) -> String {
            let descriptor = UIFontDescriptor(fontAttributes: [.family: "Mixed", .traits: traits])
            return UIFont(descriptor: descriptor, size: 9).fontName
        }
        #expect(name([.weight: 0.4]) == "Mixed-NarrowBold")
        #expect(name([.weight: 0.2]) == "Mixed-Medium")
        #expect(name([.width: 0.2]) == "Mixed-Wide")
        #expect(name([.slant: 0.3]) == "Mixed-Oblique")
        let condensed = UIFontDescriptor.SymbolicTraits.traitCondensed.rawValue
        #expect(name([.symbolic: condensed, .weight: 0.4]) == "Mixed-NarrowBold")
        let expanded = UIFontDescriptor.SymbolicTraits.traitExpanded.rawValue
        #expect(name([.symbolic: expanded]) == "Mixed-Wide")
    }

    @Test func `mandatory attributes restrict the matching fonts`() {
        _ = AppFonts.isRegistered
        func names(
            _ attributes: [UIFontDescriptor.AttributeName: Any],
            _ keys: Set<UIFontDescriptor.AttributeName>?
        ) -> [String] {
            UIFontDescriptor(fontAttributes: attributes)
                .matchingFontDescriptors(withMandatoryKeys: keys).map(\.postscriptName)
        }
        let bold: [UIFontDescriptor.AttributeName: Any] = [.family: "Brand", .face: "Bold"]
        #expect(names(bold, nil) == ["Brand-Bold"])
        #expect(names(bold, [.family]).count == 4)
        #expect(names([.name: "Brand-Italic"], nil) == ["Brand-Italic"])
        #expect(names([.visibleName: "Brand SemiBold"], nil) == ["Brand-SemiBold"])
        let traits = [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold.rawValue]
        #expect(
            names([.family: "Brand", .traits: traits], nil) == ["Brand-Bold", "Brand-SemiBold"]
        )
        #expect(
            names([.family: "Brand", .traits: [UIFontDescriptor.TraitKey.width: 0.5]], nil) == []
        )
        #expect(
            names([.family: "Brand", .traits: [UIFontDescriptor.TraitKey.slant: 1]], nil) == []
        )
        let sized = UIFontDescriptor(fontAttributes: [
            .family: "Brand", .size: 12,
            .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]],
        ])
        let found = sized.matchingFontDescriptors(withMandatoryKeys: [.family])
        #expect(found.allSatisfy { $0.pointSize == 12 })
        #expect(found.allSatisfy { $0.fontAttributes[.featureSettings] != nil })
        let system = UIFont.systemFont(ofSize: 12).fontDescriptor
        #expect(system.matchingFontDescriptors(withMandatoryKeys: nil) == [system])
    }

    // Apple's table of emphasized styles contains no weight above bold.
    @Test func `a title that is already bold stays bold with the bold trait`() throws {
        let weights: [(UIFont.TextStyle, UIFont.Weight)] = [
            (.extraLargeTitle, .bold), (.largeTitle, .bold), (.title2, .bold),
            (.title3, .semibold), (.headline, .semibold), (.body, .semibold),
        ]
        for (style, weight) in weights {
            let bold = UIFontDescriptor(fontAttributes: [
                .textStyle: style,
                .traits: [
                    UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitBold
                ],
            ])
            let found = try #require(bold.matchingFontDescriptors(withMandatoryKeys: nil).first)
            let traits = found.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
            #expect(traits?[.weight] as? CGFloat == weight.rawValue, "\(style)")
        }
    }

    @Test func `a descriptor keeps its attributes until a change conflicts`() throws {
        let attributes: [UIFontDescriptor.AttributeName: Any] = [
            .family: "Brand", .name: "Brand-Bold", .face: "Bold", .visibleName: "Brand Bold",
            .size: CGFloat(12), .textStyle: "UICTFontTextStyleBody",
        ]
        let descriptor = UIFontDescriptor(fontAttributes: attributes)
        #expect(descriptor.fontAttributes.count == attributes.count)
        for (name, value) in attributes {
            let kept = descriptor.fontAttributes[name]
            #expect(kept as? String == value as? String)
            #expect(kept as? CGFloat == value as? CGFloat)
        }
        let other = descriptor.withFamily("Mixed")
        #expect(Set(other.fontAttributes.keys) == [.family, .visibleName, .size])
        #expect(other.fontAttributes[.family] as? String == "Mixed")
        let heavy = UIFont.systemFont(ofSize: 9, weight: .heavy).fontDescriptor
        #expect(heavy.fontAttributes[.traits] != nil)
        let light = heavy.withFace("Light")
        #expect(light.fontAttributes[.traits] == nil)
        #expect(UIFont(descriptor: light, size: 0).fontName == ".SFUI-Light")
        let rounded = try #require(heavy.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 0).fontName == ".AppleSystemUIFontRounded-Heavy")
        let serif = try #require(heavy.withDesign(.serif))
        let name = ".AppleSystemUIFontSerif-Heavy"
        #expect(UIFont(descriptor: serif, size: 0).fontName == name)
        #expect(UIFont(descriptor: serif.withSize(7), size: 0).fontName == name)
        // The descriptor of a font keeps the design and describes the same font.
        let font = UIFont(descriptor: serif, size: 0)
        #expect(UIFont(descriptor: font.withSize(11).fontDescriptor, size: 0) == font.withSize(11))
        #expect(heavy.object(forKey: .visibleName) as? String == "System Font Heavy")
        #expect(UIFontDescriptor(name: "Brand-Bold", size: 0).fontAttributes[.size] == nil)
    }
}
