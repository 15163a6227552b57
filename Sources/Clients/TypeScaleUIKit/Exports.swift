// A target cannot be left out of a build for one system. Apple's UIKit does not exist on macOS, and
// has no trait collections on watchOS, so that most files of this module are empty there.
#if os(iOS) || os(tvOS) || os(visionOS)
@_exported public import UIKit
#elseif !os(macOS) && !os(watchOS)
@_exported public import UIKitNames
#endif
