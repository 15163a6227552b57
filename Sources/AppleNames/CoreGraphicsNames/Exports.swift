// On Apple's systems, this module exports Core Graphics itself.
#if canImport(Darwin)
@_exported public import CoreGraphics
#else
@_exported public import Foundation
#endif
