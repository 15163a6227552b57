// On Apple's systems this module steps aside: the names are those of UIKit itself, where there is one.
#if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
@_exported public import UIKit
#else
@_exported public import Foundation
#endif
