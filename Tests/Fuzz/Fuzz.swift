// The program of all fuzz targets. The environment variable `FUZZ_TARGET` selects one.

import Foundation

private typealias Target = @Sendable (UnsafePointer<UInt8>, Int) -> CInt

private let targets: [String: Target] = [
    "AndroidStrings": fuzzAndroidStrings,
    "ARB": fuzzARB,
    "AppCheck": fuzzAppCheck,
    "AttributedText": fuzzAttributedText,
    "Batch": fuzzBatch,
    "CharacterMap": fuzzCharacterMap,
    "CommandLine": fuzzCommandLine,
    "Dictionary": fuzzDictionary,
    "Font": fuzzFont,
    "Gettext": fuzzGettext,
    "GlyphVariation": fuzzGlyphVariation,
    "Interface": fuzzInterface,
    "JSONScan": fuzzJSONScan,
    "Kerning": fuzzKerning,
    "LineBreak": fuzzLineBreak,
    "MessageText": fuzzMessageText,
    "Name": fuzzName,
    "Paragraph": fuzzParagraph,
    "PropertyList": fuzzPropertyList,
    "RichText": fuzzRichText,
    "RichTextOutput": fuzzRichTextOutput,
    "RichTextStorage": fuzzRichTextStorage,
    "Scaling": fuzzScaling,
    "Slots": fuzzSlots,
    "Specimen": fuzzSpecimen,
    "StringCatalog": fuzzStringCatalog,
    "Strings": fuzzStrings,
    "StringsDict": fuzzStringsDict,
    "Substitution": fuzzSubstitution,
    "SwiftSource": fuzzSwiftSource,
    "Tokens": fuzzTokens,
    "Translations": fuzzTranslations,
    "UIKitNames": fuzzUIKitNames,
    "Variation": fuzzVariation,
    "XLIFF": fuzzXLIFF,
]

private let target: Target = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = targets[name] else {
        fatalError("FUZZ_TARGET must be one of \(targets.keys.sorted()), not '\(name)'")
    }
    return target
}()

/// Runs one input of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    target(start, count)
}
