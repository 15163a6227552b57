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

/// A type identifier that makes a class safe to use for attribute values in text.
///
/// When Foundation on Linux compares two attribute values, Core Foundation reads each object's
/// first stored word as a type identifier. An unknown identifier ends the process. This mark
/// contains the identifier of the base type `CFType`, so Core Foundation calls the object's own
/// methods.
///
/// Each class stores the mark as its first property. The classes cannot inherit the mark, because
/// only direct subclasses of `NSObject` can be `Sendable`.
package struct CoreFoundationMark: Hashable, Sendable {
    private let type: UInt = 1 << 8

    package init() {}
}
