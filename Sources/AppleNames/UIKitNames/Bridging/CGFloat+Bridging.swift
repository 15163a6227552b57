// swift-format-ignore-file: AvoidRetroactiveConformances, NoLeadingUnderscores

public import Foundation

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
