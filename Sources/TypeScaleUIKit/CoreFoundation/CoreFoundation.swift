// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Core Foundation's names of Swift's types, so that casts such as `url as CFURL` compile.

/// Foundation's `URL`.
public typealias CFURL = URL
/// Swift's `String`.
public typealias CFString = String
/// Foundation's `Data`.
public typealias CFData = Data
/// An array of any values.
public typealias CFArray = [Any]
/// Foundation's `NSError`, a class, which `Unmanaged` requires.
public typealias CFError = NSError
/// Swift's `Int`.
public typealias CFIndex = Int

/// Returns the localized description of an error.
public func CFErrorCopyDescription(_ error: CFError) -> CFString { error.localizedDescription }

/// Returns the code of an error within its domain.
public func CFErrorGetCode(_ error: CFError) -> CFIndex { error.code }

/// Returns the domain of an error.
public func CFErrorGetDomain(_ error: CFError) -> CFString { error.domain }

/// The first stored property of each class whose objects can be attributes of text.
///
/// When Foundation on Linux compares two attributes, Core Foundation reads the first stored word of
/// an object as a type number. A number without a type ends the process. This mark holds the number
/// of `CFType`, whose functions call the object's own methods.
///
/// A base class cannot hold it, because only direct subclasses of `NSObject` can be `Sendable`.
struct CoreFoundationMark: Hashable, Sendable {
    private let type: UInt = 1 << 8
}
