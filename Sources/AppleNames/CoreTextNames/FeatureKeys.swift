// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphicsNames

/// The key of a feature type in a font's feature settings.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The key of a selector in a font's feature settings.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The name of the attribute for variations, which descriptors ignore.
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
