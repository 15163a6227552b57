// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores
// swift-format-ignore-file: AvoidRetroactiveConformances

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
    private let type: UInt = 1 &<< 8

    package init() {}
}

// On Apple's systems, the compiler bridges types such as `UIFont.Weight` to `NSNumber` or
// `NSString`, so a cast of the same value to either type succeeds. On Linux, a cast from `Any`
// uses these conformances, but only in the direction from an object. Attributes therefore contain
// objects.

/// A type that casts convert to and from the object of its raw value, such as an `NSString`.
public protocol _RawValueBridgeable: RawRepresentable, _ObjectiveCBridgeable
where RawValue: _ObjectiveCBridgeable, _ObjectiveCType == RawValue._ObjectiveCType {
    /// Creates a value from any raw value.
    init(rawValue: RawValue)
}

extension _RawValueBridgeable {
    /// Returns the object of the raw value.
    public func _bridgeToObjectiveC() -> RawValue._ObjectiveCType {
        rawValue._bridgeToObjectiveC()
    }

    /// Stores the value of an object.
    public static func _forceBridgeFromObjectiveC(
        _ source: RawValue._ObjectiveCType,
        result: inout Self?
    ) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    /// Stores the value of an object, and returns whether the object has a value.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: RawValue._ObjectiveCType,
        result: inout Self?
    ) -> Bool {
        var rawValue: RawValue?
        guard RawValue._conditionallyBridgeFromObjectiveC(source, result: &rawValue) else {
            return false
        }
        result = rawValue.map(Self.init(rawValue:))
        return result != nil
    }

    /// Returns the value of an object.
    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: RawValue._ObjectiveCType?
    ) -> Self {
        Self(rawValue: RawValue._unconditionallyBridgeFromObjectiveC(source))
    }
}

// Foundation bridges `Double` and `Float` to `NSNumber` on all systems, but `CGFloat` only on
// Apple's systems.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Returns the number as an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Stores the value of an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// Stores the value of an object, and returns `true`.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSNumber,
        result: inout CGFloat?
    ) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    /// Returns the value of an object, or 0 for `nil`.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
