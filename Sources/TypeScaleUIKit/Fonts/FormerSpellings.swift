// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// The spellings before Swift 4.2: they do not compile on iOS either, and the error names the new one.

/// The former name of `UIFont.TextStyle`.
@available(*, unavailable, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle
/// The former name of `UIFont.Weight`.
@available(*, unavailable, renamed: "UIFont.Weight")
public typealias UIFontWeight = UIFont.Weight
/// The former name of `UIFontDescriptor.SymbolicTraits`.
@available(*, unavailable, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// The former name of `NSAttributedString.Key`.
@available(*, unavailable, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key
/// The former name of `UIFont.TextStyle.title1`.
@available(*, unavailable, renamed: "UIFont.TextStyle.title1")
public var UIFontTextStyleTitle1: UIFont.TextStyle { UIFont.TextStyle.title1 }
/// The former name of `UIFont.TextStyle.title2`.
@available(*, unavailable, renamed: "UIFont.TextStyle.title2")
public var UIFontTextStyleTitle2: UIFont.TextStyle { UIFont.TextStyle.title2 }
/// The former name of `UIFont.TextStyle.title3`.
@available(*, unavailable, renamed: "UIFont.TextStyle.title3")
public var UIFontTextStyleTitle3: UIFont.TextStyle { UIFont.TextStyle.title3 }
/// The former name of `UIFont.TextStyle.headline`.
@available(*, unavailable, renamed: "UIFont.TextStyle.headline")
public var UIFontTextStyleHeadline: UIFont.TextStyle { UIFont.TextStyle.headline }
/// The former name of `UIFont.TextStyle.subheadline`.
@available(*, unavailable, renamed: "UIFont.TextStyle.subheadline")
public var UIFontTextStyleSubheadline: UIFont.TextStyle { UIFont.TextStyle.subheadline }
/// The former name of `UIFont.TextStyle.body`.
@available(*, unavailable, renamed: "UIFont.TextStyle.body")
public var UIFontTextStyleBody: UIFont.TextStyle { UIFont.TextStyle.body }
/// The former name of `UIFont.TextStyle.callout`.
@available(*, unavailable, renamed: "UIFont.TextStyle.callout")
public var UIFontTextStyleCallout: UIFont.TextStyle { UIFont.TextStyle.callout }
/// The former name of `UIFont.TextStyle.footnote`.
@available(*, unavailable, renamed: "UIFont.TextStyle.footnote")
public var UIFontTextStyleFootnote: UIFont.TextStyle { UIFont.TextStyle.footnote }
/// The former name of `UIFont.TextStyle.caption1`.
@available(*, unavailable, renamed: "UIFont.TextStyle.caption1")
public var UIFontTextStyleCaption1: UIFont.TextStyle { UIFont.TextStyle.caption1 }
/// The former name of `UIFont.TextStyle.caption2`.
@available(*, unavailable, renamed: "UIFont.TextStyle.caption2")
public var UIFontTextStyleCaption2: UIFont.TextStyle { UIFont.TextStyle.caption2 }
/// The former name of `UIFont.Weight.ultraLight`.
@available(*, unavailable, renamed: "UIFont.Weight.ultraLight")
public var UIFontWeightUltraLight: UIFont.Weight { UIFont.Weight.ultraLight }
/// The former name of `UIFont.Weight.thin`.
@available(*, unavailable, renamed: "UIFont.Weight.thin")
public var UIFontWeightThin: UIFont.Weight { UIFont.Weight.thin }
/// The former name of `UIFont.Weight.light`.
@available(*, unavailable, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }
/// The former name of `UIFont.Weight.regular`.
@available(*, unavailable, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }
/// The former name of `UIFont.Weight.medium`.
@available(*, unavailable, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }
/// The former name of `UIFont.Weight.semibold`.
@available(*, unavailable, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }
/// The former name of `UIFont.Weight.bold`.
@available(*, unavailable, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }
/// The former name of `UIFont.Weight.heavy`.
@available(*, unavailable, renamed: "UIFont.Weight.heavy")
public var UIFontWeightHeavy: UIFont.Weight { UIFont.Weight.heavy }
/// The former name of `UIFont.Weight.black`.
@available(*, unavailable, renamed: "UIFont.Weight.black")
public var UIFontWeightBlack: UIFont.Weight { UIFont.Weight.black }
/// The former name of `UIFontDescriptor.AttributeName.family`.
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.family")
public var UIFontDescriptorFamilyAttribute: UIFontDescriptor.AttributeName {
    UIFontDescriptor.AttributeName.family
}
/// The former name of `UIFontDescriptor.AttributeName.name`.
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.name")
public var UIFontDescriptorNameAttribute: UIFontDescriptor.AttributeName {
    UIFontDescriptor.AttributeName.name
}
/// The former name of `UIFontDescriptor.AttributeName.face`.
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.face")
public var UIFontDescriptorFaceAttribute: UIFontDescriptor.AttributeName {
    UIFontDescriptor.AttributeName.face
}
/// The former name of `UIFontDescriptor.AttributeName.size`.
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.size")
public var UIFontDescriptorSizeAttribute: UIFontDescriptor.AttributeName {
    UIFontDescriptor.AttributeName.size
}
/// The former name of `UIFontDescriptor.AttributeName.visibleName`.
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.visibleName")
public var UIFontDescriptorVisibleNameAttribute: UIFontDescriptor.AttributeName {
    UIFontDescriptor.AttributeName.visibleName
}
/// The former name of `UIFontDescriptor.AttributeName.traits`.
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.traits")
public var UIFontDescriptorTraitsAttribute: UIFontDescriptor.AttributeName {
    UIFontDescriptor.AttributeName.traits
}
/// The former name of `UIFontDescriptor.AttributeName.featureSettings`.
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.featureSettings")
public var UIFontDescriptorFeatureSettingsAttribute: UIFontDescriptor.AttributeName {
    UIFontDescriptor.AttributeName.featureSettings
}
/// The former name of `UIFontDescriptor.AttributeName.textStyle`.
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.textStyle")
public var UIFontDescriptorTextStyleAttribute: UIFontDescriptor.AttributeName {
    UIFontDescriptor.AttributeName.textStyle
}
/// The former name of `UIFontDescriptor.AttributeName.cascadeList`.
@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.cascadeList")
public var UIFontDescriptorCascadeListAttribute: UIFontDescriptor.AttributeName {
    UIFontDescriptor.AttributeName.cascadeList
}
/// The former name of `UIFontDescriptor.TraitKey.symbolic`.
@available(*, unavailable, renamed: "UIFontDescriptor.TraitKey.symbolic")
public var UIFontSymbolicTrait: UIFontDescriptor.TraitKey { UIFontDescriptor.TraitKey.symbolic }
/// The former name of `UIFontDescriptor.TraitKey.weight`.
@available(*, unavailable, renamed: "UIFontDescriptor.TraitKey.weight")
public var UIFontWeightTrait: UIFontDescriptor.TraitKey { UIFontDescriptor.TraitKey.weight }
/// The former name of `UIFontDescriptor.TraitKey.width`.
@available(*, unavailable, renamed: "UIFontDescriptor.TraitKey.width")
public var UIFontWidthTrait: UIFontDescriptor.TraitKey { UIFontDescriptor.TraitKey.width }
/// The former name of `UIFontDescriptor.TraitKey.slant`.
@available(*, unavailable, renamed: "UIFontDescriptor.TraitKey.slant")
public var UIFontSlantTrait: UIFontDescriptor.TraitKey { UIFontDescriptor.TraitKey.slant }
/// The former name of `UIFontDescriptor.FeatureKey.type`.
@available(*, unavailable, renamed: "UIFontDescriptor.FeatureKey.type")
public var UIFontFeatureTypeIdentifierKey: UIFontDescriptor.FeatureKey {
    UIFontDescriptor.FeatureKey.type
}
/// The former name of `UIFontDescriptor.FeatureKey.selector`.
@available(*, unavailable, renamed: "UIFontDescriptor.FeatureKey.selector")
public var UIFontFeatureSelectorIdentifierKey: UIFontDescriptor.FeatureKey {
    UIFontDescriptor.FeatureKey.selector
}
/// The former name of `NSAttributedString.Key.font`.
@available(*, unavailable, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { NSAttributedString.Key.font }
/// The former name of `NSAttributedString.Key.foregroundColor`.
@available(*, unavailable, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key {
    NSAttributedString.Key.foregroundColor
}
/// The former name of `NSAttributedString.Key.backgroundColor`.
@available(*, unavailable, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key {
    NSAttributedString.Key.backgroundColor
}
/// The former name of `NSAttributedString.Key.paragraphStyle`.
@available(*, unavailable, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key {
    NSAttributedString.Key.paragraphStyle
}
/// The former name of `NSAttributedString.Key.kern`.
@available(*, unavailable, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { NSAttributedString.Key.kern }
/// The former name of `NSAttributedString.Key.underlineStyle`.
@available(*, unavailable, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key {
    NSAttributedString.Key.underlineStyle
}
/// The former name of `NSAttributedString.Key.strikethroughStyle`.
@available(*, unavailable, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key {
    NSAttributedString.Key.strikethroughStyle
}
/// The former name of `NSAttributedString.Key.baselineOffset`.
@available(*, unavailable, renamed: "NSAttributedString.Key.baselineOffset")
public var NSBaselineOffsetAttributeName: NSAttributedString.Key {
    NSAttributedString.Key.baselineOffset
}
/// The former name of `NSAttributedString.Key.link`.
@available(*, unavailable, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { NSAttributedString.Key.link }
/// The former name of `NSAttributedString.Key.attachment`.
@available(*, unavailable, renamed: "NSAttributedString.Key.attachment")
public var NSAttachmentAttributeName: NSAttributedString.Key { NSAttributedString.Key.attachment }
/// The former name of `UIContentSizeCategory.newValueUserInfoKey`.
@available(*, unavailable, renamed: "UIContentSizeCategory.newValueUserInfoKey")
public var UIContentSizeCategoryNewValueKey: String { UIContentSizeCategory.newValueUserInfoKey }

extension Notification.Name {
    /// The former name of `UIContentSizeCategory.didChangeNotification`.
    @available(*, unavailable, renamed: "UIContentSizeCategory.didChangeNotification")
    public static var UIContentSizeCategoryDidChange: Notification.Name {
        UIContentSizeCategory.didChangeNotification
    }
}
