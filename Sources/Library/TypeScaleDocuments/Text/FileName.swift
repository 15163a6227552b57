extension Substring {
    /// The last component of a path, which is empty if the path ends with a slash.
    public var fileName: Substring {
        // Search bytes, because a slash and a following combining mark form a single character.
        let slash = utf8.lastIndex(of: UInt8(ascii: "/"))
        return slash.map { self[utf8.index(after: $0)...] } ?? self
    }
}

extension String {
    /// The last component of a path, which is empty if the path ends with a slash.
    public var fileName: Substring { self[...].fileName }
}
