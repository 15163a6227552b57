/// The axes of a variable font, and the points on them that have names.
struct FvarTable {
    /// The most axes that are read.
    static let maximumAxisCount = 64

    /// The most instances that are read; fonts have up to about a hundred.
    static let maximumInstanceCount = 256

    /// How many bytes of the table are looked at: what so many axes and instances take.
    static let maximumByteCount = 128 << 10

    struct Axis {
        let tag: FontTag
        let minimum: Double
        let normal: Double
        let maximum: Double
    }

    struct Instance {
        /// The identifier of the style's name.
        let name: UInt16
        /// One number for each axis.
        let coordinates: [Double]
    }

    let axes: [Axis]
    let instances: [Instance]

    init?(_ table: TableBytes) {
        guard let start = table.uint16(at: 4).map(Int.init),
            let axisCount = table.uint16(at: 8).map(Int.init),
            1...Self.maximumAxisCount ~= axisCount,
            let axisSize = table.uint16(at: 10).map(Int.init), axisSize >= 20,
            let instanceCount = table.uint16(at: 12).map(Int.init),
            let instanceSize = table.uint16(at: 14).map(Int.init)
        else { return nil }
        var axes: [Axis] = []
        for index in 0..<axisCount {
            let place = start + index * axisSize
            guard let tag = table.tag(at: place), let minimum = table.fixed(at: place + 4),
                let normal = table.fixed(at: place + 8), let maximum = table.fixed(at: place + 12),
                minimum <= normal, normal <= maximum
            else { return nil }
            axes.append(Axis(tag: tag, minimum: minimum, normal: normal, maximum: maximum))
        }
        self.axes = axes
        guard instanceSize >= 4 + 4 * axisCount else {
            instances = []
            return
        }
        let instanceStart = start + axisCount * axisSize
        instances = (0..<min(instanceCount, Self.maximumInstanceCount)).compactMap { index in
            let place = instanceStart + index * instanceSize
            guard let name = table.uint16(at: place) else { return nil }
            let coordinates = (0..<axisCount).compactMap { table.fixed(at: place + 4 + 4 * $0) }
            return coordinates.count == axisCount
                ? Instance(name: name, coordinates: coordinates) : nil
        }
    }
}
