#if !canImport(Darwin)
/// What every class here begins with that may be the value of an attribute of text.
///
/// Where Foundation on Linux compares two attributes, Core Foundation takes the first stored word of an
/// object for the number of its type, and ends the process if that is none. The word of this mark is the
/// number of `CFType` in Core Foundation's form, with which it asks the objects themselves.
struct CoreFoundationMark: Hashable, Sendable {
    private let type: UInt = 1 << 8
}
#endif
