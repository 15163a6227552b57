// swift-format-ignore-file: NoLeadingUnderscores

/// A type identifier that makes a class safe to use for attribute values in text.
///
/// When Foundation on Linux compares two attribute values, Core Foundation reads each object's
/// first stored word as a type identifier. An unknown identifier ends the process. This mark
/// contains the identifier of the base type `CFType`, so Core Foundation calls the object's own
/// methods.
///
/// Each class stores the mark as its first property. The classes cannot inherit the mark, because
/// only direct subclasses of `NSObject` can be `Sendable`.
public struct _CoreFoundationMark: Hashable, Sendable {
    private let type: UInt = 1 << 8

    /// Creates the mark.
    public init() {}
}
