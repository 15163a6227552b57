// On Apple's systems that have UIKit, this module exports UIKit itself.
#if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
@_exported public import UIKit
#elseif os(macOS)
@_exported public import Foundation
#else
// As in UIKit.
@_exported public import CoreGraphicsNames
@_exported public import CoreTextNames
@_exported public import Foundation
#endif
