// UIKit's bridge is included, as SwiftUI exports UIKit on iOS.
@_exported public import TypeScaleUIKit

#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
@_exported public import SwiftUI
#else
@_exported public import SwiftUINames
#endif
