// On Apple's systems, this module exports SwiftUI itself. SwiftUI exports UIKit on iOS.
#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
@_exported public import SwiftUI
#else
@_exported public import UIKitLabels
#endif
