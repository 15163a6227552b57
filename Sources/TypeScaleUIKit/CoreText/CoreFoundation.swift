// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
public import Foundation

// Swift's own types under Core Foundation's names, so that `url as CFURL` and back compile as on iOS.

/// A `URL`.
public typealias CFURL = URL
/// A `String`.
public typealias CFString = String
/// `Data`.
public typealias CFData = Data
/// An array.
public typealias CFArray = [Any]
/// An `NSError`, which `Unmanaged` can hold.
public typealias CFError = NSError
/// An `Int`.
public typealias CFIndex = Int

/// What an error says.
public func CFErrorCopyDescription(_ error: CFError) -> CFString { error.localizedDescription }

/// The number of an error in its domain.
public func CFErrorGetCode(_ error: CFError) -> CFIndex { error.code }

/// The domain of an error.
public func CFErrorGetDomain(_ error: CFError) -> CFString { error.domain }
#endif
