// swift-format-ignore-file: AlwaysUseLowerCamelCase

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

/// The first stored property of each class whose objects can be attributes of text.
///
/// When Foundation on Linux compares two attributes, Core Foundation reads the first stored word of an
/// object as the number of its type, and ends the process if there is no such type. The word of this
/// mark is the number of `CFType` in Core Foundation's form, whose functions ask the objects themselves.
/// A base class cannot hold it: a class with another superclass than `NSObject` cannot be checked to be
/// `Sendable`.
struct CoreFoundationMark: Hashable, Sendable {
    private let type: UInt = 1 << 8
}
