// On Apple's systems, this module exports Core Text itself.
#if canImport(Darwin)
@_exported public import CoreText
#else
@_exported public import CoreGraphicsNames
#endif
