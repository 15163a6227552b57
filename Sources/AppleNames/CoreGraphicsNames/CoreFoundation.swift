// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// These names from Core Foundation make casts such as `url as CFURL` compile.

/// Another name for Foundation's `URL`.
public typealias CFURL = URL
/// Another name for `String`.
public typealias CFString = String
/// Another name for Foundation's `Data`.
public typealias CFData = Data
/// An array with elements of any type.
public typealias CFArray = [Any]
/// Another name for Foundation's `NSError`, a class that `Unmanaged` can hold.
public typealias CFError = NSError
/// Another name for `Int`.
public typealias CFIndex = Int

/// Returns an error's localized description.
public func CFErrorCopyDescription(_ error: CFError) -> CFString { error.localizedDescription }

/// Returns an error's code within its domain.
public func CFErrorGetCode(_ error: CFError) -> CFIndex { error.code }

/// Returns an error's domain.
public func CFErrorGetDomain(_ error: CFError) -> CFString { error.domain }
