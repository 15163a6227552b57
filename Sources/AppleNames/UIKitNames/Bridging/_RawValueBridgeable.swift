// swift-format-ignore-file: NoLeadingUnderscores

import Foundation

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
