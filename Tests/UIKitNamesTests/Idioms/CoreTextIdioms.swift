import Testing
import TypeScaleTestSupport
import UIKit

struct CoreTextIdioms {
    private func file(_ name: String) throws -> URL {
        var font = TestFont()
        font.names = [.init(1, name), .init(2, "Regular"), .init(6, "\(name)-Regular")]
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(name)-\(UUID().uuidString).ttf")
        try Data(font.bytes).write(to: url)
        return url
    }

    @Test("CoreText CTFontManagerRegisterFontsForURL") func registerURL() throws {
        let url = try file("ByURL")
        defer { try? FileManager.default.removeItem(at: url) }
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
        #expect(UIFont(name: "ByURL-Regular", size: 12)?.pointSize == 12)
        #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
        let failure = try #require(error?.takeRetainedValue())
        #expect(CFErrorGetCode(failure) == CTFontManagerError.alreadyRegistered.rawValue)
        #expect((failure as Error as NSError).domain == kCTFontManagerErrorDomain as String)
        let missing = URL(fileURLWithPath: "/nowhere.ttf")
        #expect(!CTFontManagerRegisterFontsForURL(missing as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == 101)
        #expect(!CTFontManagerRegisterFontsForURL(missing as CFURL, .process, nil))
    }

    @Test("CoreText CTFontCreateUIFontForLanguage") func userInterfaceFont() throws {
        let font = try #require(CTFontCreateUIFontForLanguage(.system, 17, nil))
        #expect(CTFontCopyPostScriptName(font) as String == ".SFUI-Regular")
        #expect(CTFontGetSize(font) == 17)
        let bold = try #require(CTFontCreateUIFontForLanguage(.emphasizedSystem, 17, nil))
        #expect(CTFontCopyPostScriptName(bold) as String == ".SFUI-Semibold")
        #expect(CTFontCreateUIFontForLanguage(.system, .nan, nil)?.pointSize == 0)
        for type in [.user, .userFixedPitch, .system, .emphasizedSystem] as [CTFontUIFontType] {
            #expect(CTFontCreateUIFontForLanguage(type, 17, nil)?.pointSize == 17)
            #expect(CTFontCreateUIFontForLanguage(type, 0, nil)?.pointSize == 12)
        }
    }

    @Test("CoreText CTFontManagerUnregisterFontsForURL") func unregister() throws {
        let url = try file("Gone")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
        #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
        #expect(UIFont(name: "Gone-Regular", size: 12) == nil)
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerUnregisterFontsForURL(url as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == 201)
    }

    @Test("CoreText CTFontManagerGetScopeForURL") func scope() throws {
        let url = try file("Scope")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(CTFontManagerGetScopeForURL(url as CFURL) == .none)
        #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
        #expect(CTFontManagerGetScopeForURL(url as CFURL) == .process)
        let remote = try #require(URL(string: "https://example.org" + url.path))
        #expect(CTFontManagerGetScopeForURL(remote as CFURL) == .none)
        #expect(CTFontManagerCreateFontDescriptorsFromURL(remote as CFURL) == nil)
    }

    @Test("CoreText CTFontManagerRegisterFontsForURLs") func registerURLs() throws {
        let urls = [try file("First"), try file("Second")]
        let more = [try file("Third"), URL(fileURLWithPath: "/nowhere.ttf"), try file("Fourth")]
        defer { for url in urls + more { try? FileManager.default.removeItem(at: url) } }
        var isDone = false
        CTFontManagerRegisterFontURLs(urls as CFArray, .process, true) { errors, done in
            isDone = done
            return errors.isEmpty
        }
        #expect(isDone)
        #expect(UIFont(name: "Second-Regular", size: 12) != nil)
        var failures: Unmanaged<NSArray>?
        #expect(!CTFontManagerRegisterFontsForURLs(more as CFArray, .process, &failures))
        let errors = try #require(failures?.takeRetainedValue() as? [CFError])
        #expect(errors.map(CFErrorGetCode) == [101])
        #expect(UIFont(name: "Third-Regular", size: 12) != nil)
        #expect(UIFont(name: "Fourth-Regular", size: 12) != nil)
        let good = [more[0], more[2]] as CFArray
        #expect(CTFontManagerUnregisterFontsForURLs(good, .process, &failures))
        #expect(failures?.takeRetainedValue().count == 0)
        #expect(UIFont(name: "Fourth-Regular", size: 12) == nil)
        #expect(CTFontManagerRegisterFontsForURLs(good, .process, nil))
        #expect(!CTFontManagerRegisterFontsForURLs(good, .none, nil))
    }

    @Test("CoreText CTFontManagerRegisterGraphicsFont") func registerGraphics() throws {
        let url = try file("Graphics")
        defer { try? FileManager.default.removeItem(at: url) }
        guard let data = try? Data(contentsOf: url),
            let provider = CGDataProvider(data: data as CFData), let font = CGFont(provider)
        else {
            Issue.record("no font")
            return
        }
        var error: Unmanaged<CFError>?
        if !CTFontManagerRegisterGraphicsFont(font, &error) {
            let description = CFErrorCopyDescription(error!.takeUnretainedValue())
            Issue.record("\(description as String)")
        }
        #expect(
            UIFont(name: font.postScriptName! as String, size: 9)?.fontName == "Graphics-Regular"
        )
        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error?.takeRetainedValue().localizedDescription.contains("already") == true)
    }

    @Test("CoreText CTFontManagerUnregisterGraphicsFont") func unregisterGraphics() throws {
        let url = try file("Fleeting")
        defer { try? FileManager.default.removeItem(at: url) }
        let provider = try #require(CGDataProvider(url: url as CFURL))
        let font = try #require(CGFont(provider))
        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        let other = try #require(CGFont(provider))
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterGraphicsFont(other, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.duplicatedName.rawValue)
        #expect(!CTFontManagerUnregisterGraphicsFont(other, nil))
        #expect(UIFont(name: "Fleeting-Regular", size: 9) != nil)
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(UIFont(name: "Fleeting-Regular", size: 9) == nil)
    }

    @Test("CoreText CGDataProvider") func provider() {
        #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere") as CFURL) == nil)
        // Only regular files are read, because reading a pipe or a device might never end.
        #expect(CGDataProvider(url: URL(fileURLWithPath: "/dev/zero") as CFURL) == nil)
        #expect(CGDataProvider(data: Data() as CFData).flatMap(CGFont.init) == nil)
        // A call with an object of Foundation, which is a CFData on Apple's systems.
        let file = NSData(data: Data(TestFont().bytes))
        #expect(CGDataProvider(data: file).flatMap(CGFont.init)?.postScriptName != nil)
        #expect(CGDataProvider(url: NSURL(fileURLWithPath: "/nowhere")) == nil)
    }

    @Test("CGFont (type)") func graphicsFont() throws {
        let provider = try #require(CGDataProvider(data: Data(TestFont().bytes) as CFData))
        let font = try #require(CGFont(provider))
        #expect(font.unitsPerEm == 1000)
        #expect(font.numberOfGlyphs == 6)
        #expect(font.ascent == 900)
    }

    @Test("CoreText CGFont") func graphicsFontName() throws {
        let provider = try #require(CGDataProvider(data: Data(TestFont().bytes) as CFData))
        #expect(CGFont(provider)?.postScriptName == "Test-Bold")
    }

    @Test("CoreText CTFontManagerCreateFontDescriptorsFromURL") func descriptors() throws {
        let url = try file("Described")
        defer { try? FileManager.default.removeItem(at: url) }
        let list = CTFontManagerCreateFontDescriptorsFromURL(url as CFURL)
        let descriptors = try #require(list as? [UIFontDescriptor])
        #expect(descriptors.map(\.postscriptName) == ["Described-Regular"])
    }

    @Test("CTFont (type)") func font() {
        let font = CTFontCreateWithName("Brand-Bold" as CFString, 0, nil)
        #expect(font.pointSize == 12)
    }
    @Test("CTFontDescriptor (type)") func descriptor() {
        let font = CTFontCreateWithFontDescriptor(UIFontDescriptor(name: "x", size: 9), 0, nil)
        #expect(CTFontGetSize(font) == 9)
    }
    @Test("CoreText CTFontCreateWithName") func createWithName() {
        _ = AppFonts.isRegistered
        let font = CTFontCreateWithName("Brand-Bold" as CFString, 17, nil)
        #expect(font as UIFont == UIFont(name: "Brand-Bold", size: 17))
    }
    @Test("CoreText CTFontCopyPostScriptName") func copyName() throws {
        let font = try #require(AppFonts.font("Bold", 10))
        #expect(CTFontCopyPostScriptName(font as CTFont) as String == "Brand-Bold")
    }
    @Test("CoreText CTFontCopyFamilyName") func copyFamily() throws {
        let font = try #require(AppFonts.font("Bold", 10))
        #expect(CTFontCopyFamilyName(font) as String == "Brand")
    }
    @Test("CoreText CTFontGetSize") func size() throws {
        #expect(CTFontGetSize(try #require(AppFonts.font("Bold", 10))) == 10)
    }

    @Test("CoreText kNumberSpacingType") func numberSpacing() { #expect(kNumberSpacingType == 6) }
    @Test("CoreText kMonospacedNumbersSelector") func monospacedNumbers() {
        #expect(kMonospacedNumbersSelector == 0)
    }
    @Test("CoreText kProportionalNumbersSelector") func proportionalNumbers() {
        #expect(kProportionalNumbersSelector == 1)
    }

    // The values in Apple's font feature registry.
    @Test func `feature numbers equal the numbers in Apple's registry`() {
        let types: [Int] = [
            kVerticalPositionType, kFractionsType, kNumberCaseType, kLowerCaseType, kUpperCaseType,
            kContextualAlternatesType,
        ]
        #expect(types == [10, 11, 21, 37, 38, 36])
        let positions: [Int] = [
            kSuperiorsSelector, kInferiorsSelector, kOrdinalsSelector, kScientificInferiorsSelector,
        ]
        #expect(positions == [1, 2, 3, 4])
        let fractions: [Int] = [
            kNoFractionsSelector, kVerticalFractionsSelector, kDiagonalFractionsSelector,
        ]
        #expect(fractions == [0, 1, 2])
        let cases: [Int] = [
            kLowerCaseNumbersSelector, kUpperCaseNumbersSelector, kDefaultLowerCaseSelector,
            kLowerCaseSmallCapsSelector, kDefaultUpperCaseSelector, kUpperCaseSmallCapsSelector,
        ]
        #expect(cases == [0, 1, 0, 1, 0, 1])
        let swashes: [Int] = [kSwashAlternatesOnSelector, kSwashAlternatesOffSelector]
        #expect(swashes == [2, 3])
        #expect(kStylisticAlternativesType == 35)
    }

    @Test func `the selectors of stylistic set n are 2n and 2n + 1`() {
        let pairs = [
            (kStylisticAltOneOnSelector, kStylisticAltOneOffSelector),
            (kStylisticAltTwoOnSelector, kStylisticAltTwoOffSelector),
            (kStylisticAltThreeOnSelector, kStylisticAltThreeOffSelector),
            (kStylisticAltFourOnSelector, kStylisticAltFourOffSelector),
            (kStylisticAltFiveOnSelector, kStylisticAltFiveOffSelector),
            (kStylisticAltSixOnSelector, kStylisticAltSixOffSelector),
            (kStylisticAltSevenOnSelector, kStylisticAltSevenOffSelector),
            (kStylisticAltEightOnSelector, kStylisticAltEightOffSelector),
            (kStylisticAltNineOnSelector, kStylisticAltNineOffSelector),
            (kStylisticAltTenOnSelector, kStylisticAltTenOffSelector),
            (kStylisticAltElevenOnSelector, kStylisticAltElevenOffSelector),
            (kStylisticAltTwelveOnSelector, kStylisticAltTwelveOffSelector),
            (kStylisticAltThirteenOnSelector, kStylisticAltThirteenOffSelector),
            (kStylisticAltFourteenOnSelector, kStylisticAltFourteenOffSelector),
            (kStylisticAltFifteenOnSelector, kStylisticAltFifteenOffSelector),
            (kStylisticAltSixteenOnSelector, kStylisticAltSixteenOffSelector),
            (kStylisticAltSeventeenOnSelector, kStylisticAltSeventeenOffSelector),
            (kStylisticAltEighteenOnSelector, kStylisticAltEighteenOffSelector),
            (kStylisticAltNineteenOnSelector, kStylisticAltNineteenOffSelector),
            (kStylisticAltTwentyOnSelector, kStylisticAltTwentyOffSelector),
        ]
        for (index, pair) in pairs.enumerated() { #expect(pair == (2 * index + 2, 2 * index + 3)) }
    }
}
