// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import Foundation

// These names predate Swift 4.2, and do not compile on iOS either. They need no documentation,
// because the compiler's error gives the new name.

@available(*, unavailable, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle
@available(*, unavailable, renamed: "UIFont.Weight")
public typealias UIFontWeight = UIFont.Weight
@available(*, unavailable, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
@available(*, unavailable, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key
@available(*, unavailable, renamed: "UIFont.TextStyle.title1")
public let UIFontTextStyleTitle1 = UIFont.TextStyle.title1
@available(*, unavailable, renamed: "UIFont.TextStyle.title2")
public let UIFontTextStyleTitle2 = UIFont.TextStyle.title2
@available(*, unavailable, renamed: "UIFont.TextStyle.title3")
public let UIFontTextStyleTitle3 = UIFont.TextStyle.title3
@available(*, unavailable, renamed: "UIFont.TextStyle.headline")
public let UIFontTextStyleHeadline = UIFont.TextStyle.headline
@available(*, unavailable, renamed: "UIFont.TextStyle.subheadline")
public let UIFontTextStyleSubheadline = UIFont.TextStyle.subheadline
@available(*, unavailable, renamed: "UIFont.TextStyle.body")
public let UIFontTextStyleBody = UIFont.TextStyle.body
@available(*, unavailable, renamed: "UIFont.TextStyle.callout")
public let UIFontTextStyleCallout = UIFont.TextStyle.callout
@available(*, unavailable, renamed: "UIFont.TextStyle.footnote")
public let UIFontTextStyleFootnote = UIFont.TextStyle.footnote
@available(*, unavailable, renamed: "UIFont.TextStyle.caption1")
public let UIFontTextStyleCaption1 = UIFont.TextStyle.caption1
@available(*, unavailable, renamed: "UIFont.TextStyle.caption2")
public let UIFontTextStyleCaption2 = UIFont.TextStyle.caption2
@available(*, unavailable, renamed: "UIFont.Weight.ultraLight")
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
@available(*, unavailable, renamed: "UIFont.Weight.thin")
public let UIFontWeightThin = UIFont.Weight.thin
@available(*, unavailable, renamed: "UIFont.Weight.light")
public let UIFontWeightLight = UIFont.Weight.light
@available(*, unavailable, renamed: "UIFont.Weight.regular")
public let UIFontWeightRegular = UIFont.Weight.regular
@available(*, unavailable, renamed: "UIFont.Weight.medium")
public let UIFontWeightMedium = UIFont.Weight.medium
@available(*, unavailable, renamed: "UIFont.Weight.semibold")
public let UIFontWeightSemibold = UIFont.Weight.semibold
@available(*, unavailable, renamed: "UIFont.Weight.bold")
public let UIFontWeightBold = UIFont.Weight.bold
@available(*, unavailable, renamed: "UIFont.Weight.heavy")
public let UIFontWeightHeavy = UIFont.Weight.heavy
@available(*, unavailable, renamed: "UIFont.Weight.black")
public let UIFontWeightBlack = UIFont.Weight.black
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.family")
public let UIFontDescriptorFamilyAttribute = UIFontDescriptor.AttributeName.family
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.name")
public let UIFontDescriptorNameAttribute = UIFontDescriptor.AttributeName.name
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.face")
public let UIFontDescriptorFaceAttribute = UIFontDescriptor.AttributeName.face
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.size")
public let UIFontDescriptorSizeAttribute = UIFontDescriptor.AttributeName.size
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.visibleName")
public let UIFontDescriptorVisibleNameAttribute = UIFontDescriptor.AttributeName.visibleName
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.traits")
public let UIFontDescriptorTraitsAttribute = UIFontDescriptor.AttributeName.traits
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.featureSettings")
public let UIFontDescriptorFeatureSettingsAttribute = UIFontDescriptor.AttributeName.featureSettings
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.textStyle")
public let UIFontDescriptorTextStyleAttribute = UIFontDescriptor.AttributeName.textStyle
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.cascadeList")
public let UIFontDescriptorCascadeListAttribute = UIFontDescriptor.AttributeName.cascadeList
@available(*, unavailable, renamed: "UIFontDescriptor.TraitKey.symbolic")
public let UIFontSymbolicTrait = UIFontDescriptor.TraitKey.symbolic
@available(*, unavailable, renamed: "UIFontDescriptor.TraitKey.weight")
public let UIFontWeightTrait = UIFontDescriptor.TraitKey.weight
@available(*, unavailable, renamed: "UIFontDescriptor.TraitKey.width")
public let UIFontWidthTrait = UIFontDescriptor.TraitKey.width
@available(*, unavailable, renamed: "UIFontDescriptor.TraitKey.slant")
public let UIFontSlantTrait = UIFontDescriptor.TraitKey.slant
@available(*, unavailable, renamed: "UIFontDescriptor.FeatureKey.type")
public let UIFontFeatureTypeIdentifierKey = UIFontDescriptor.FeatureKey.type
@available(*, unavailable, renamed: "UIFontDescriptor.FeatureKey.selector")
public let UIFontFeatureSelectorIdentifierKey = UIFontDescriptor.FeatureKey.selector
@available(*, unavailable, renamed: "NSAttributedString.Key.font")
public let NSFontAttributeName = NSAttributedString.Key.font
@available(*, unavailable, renamed: "NSAttributedString.Key.foregroundColor")
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
@available(*, unavailable, renamed: "NSAttributedString.Key.backgroundColor")
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
@available(*, unavailable, renamed: "NSAttributedString.Key.paragraphStyle")
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
@available(*, unavailable, renamed: "NSAttributedString.Key.kern")
public let NSKernAttributeName = NSAttributedString.Key.kern
@available(*, unavailable, renamed: "NSAttributedString.Key.underlineStyle")
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
@available(*, unavailable, renamed: "NSAttributedString.Key.strikethroughStyle")
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
@available(*, unavailable, renamed: "NSAttributedString.Key.baselineOffset")
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
@available(*, unavailable, renamed: "NSAttributedString.Key.link")
public let NSLinkAttributeName = NSAttributedString.Key.link
@available(*, unavailable, renamed: "NSAttributedString.Key.attachment")
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment
@available(*, unavailable, renamed: "UIContentSizeCategory.newValueUserInfoKey")
public let UIContentSizeCategoryNewValueKey = UIContentSizeCategory.newValueUserInfoKey

extension Notification.Name {
    @available(*, unavailable, renamed: "UIContentSizeCategory.didChangeNotification")
    public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
}
