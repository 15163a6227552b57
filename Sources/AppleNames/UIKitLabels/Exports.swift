// On Apple's systems that have UIKit, this module exports UIKit itself.
#if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
@_exported public import UIKit
#else
@_exported public import UIKitNames
#endif
