/// Derives the widths and heights of views from their constraints.
///
/// A width is limited only where the file proves it. A view that could grow is free.
struct InterfaceLayout {
    /// The facts in a file that determine the layout of an object.
    struct Facts: Hashable, Sendable {
        struct Size: Hashable, Sendable {
            let width: Double
            let height: Double
        }

        var frame: Size?
        /// Whether constraints, instead of the frame, determine the position.
        var usesConstraints = false
        var widthIsSizable = false
        var heightIsSizable = false
        /// The distribution, spacing, and other properties of a stack view.
        var stack: Stack?
        /// Whether a stack view leaves the view out.
        var isHidden = false
    }

    struct Stack: Hashable, Sendable {
        var isVertical = false
        var distribution = "fill"
        var fillsAcross = true
        var spacing = 0.0
    }

    private enum Axis: Int { case horizontal, vertical }

    /// The end of an axis that precedes or follows a view's content.
    private enum Edge { case start, end }

    private struct Key: Hashable {
        let index: Int
        let axis: Axis
        var edge: Edge?
    }

    private let objects: [InterfaceObject]
    private let device: InterfaceDevice?
    private let indices: [String: Int]
    private let guides: Set<String>
    /// For each object, the constraints that name it.
    private var constraints: [[InterfaceConstraint]]
    /// For each object, the visible views in it.
    private var children: [[Int]]
    private var extents: [[InterfaceExtent?]]
    /// The sizes that constraints state, and the distances to containers, once they are known.
    private var stated: [Key: InterfaceExtent] = [:]
    private var distances: [Key: Double?] = [:]
    private var depth = 0

    /// The maximum number of views that determine the size of another.
    private static let maximumDepth = 64
    /// The margins of root views and other views on an iPhone, in points.
    private static let rootMargin = 16.0
    private static let margin = 8.0

    init(
        _ objects: [InterfaceObject],
        _ constraints: [InterfaceConstraint],
        guides: [String: Int],
        device: InterfaceDevice?
    ) {
        self.objects = objects
        self.device = device
        var indices = guides
        var children = [[Int]](repeating: [], count: objects.count)
        for (index, object) in objects.enumerated() {
            if indices[object.identifier] == nil { indices[object.identifier] = index }
            if let parent = object.parent, object.layout.frame != nil, !object.layout.isHidden {
                children[parent].append(index)
            }
        }
        self.indices = indices
        self.guides = Set(guides.keys)
        self.children = children
        extents = [[InterfaceExtent?]](
            repeating: [nil, nil],
            count: objects.count
        )
        self.constraints = [[InterfaceConstraint]](repeating: [], count: objects.count)
        for constraint in constraints {
            let first = indices[constraint.first]
            let second = constraint.second.flatMap { indices[$0] }
            if let first { self.constraints[first].append(constraint) }
            if let second, second != first { self.constraints[second].append(constraint) }
        }
    }

    /// Returns the width and height of an object.
    mutating func size(of index: Int) -> (width: InterfaceExtent, height: InterfaceExtent) {
        (extent(index, .horizontal), extent(index, .vertical))
    }

    private mutating func extent(_ index: Int, _ axis: Axis) -> InterfaceExtent {
        if let known = extents[index][axis.rawValue] { return known }
        guard depth < Self.maximumDepth else { return .free }
        // In a circle of constraints, a view whose size is being computed is free.
        extents[index][axis.rawValue] = .free
        depth += 1
        let extent = computedExtent(index, axis)
        depth -= 1
        extents[index][axis.rawValue] = extent
        return extent
    }

    private mutating func computedExtent(_ index: Int, _ axis: Axis) -> InterfaceExtent {
        let facts = objects[index].layout
        var limit = statedExtent(index, axis)
        if case .fixed = limit { return limit }
        // A cell is as high as its content; the height in the design is only a hint.
        if axis == .vertical, isContentView(index) { return .free }
        if let parent = objects[index].parent, let stack = objects[parent].layout.stack {
            limit = smaller(limit, extent(inStack: parent, stack, index, axis))
        } else if facts.usesConstraints {
            limit = smaller(limit, pinnedExtent(index, axis))
        } else if let frame = facts.frame {
            switch axis {
            case .horizontal: limit = smaller(limit, framedWidth(index, frame.width))
            case .vertical where isRoot(index) || facts.heightIsSizable: break
            case .vertical: limit = smaller(limit, .fixed(frame.height))
            }
        }
        return limit
    }

    /// Returns the width of a view that its frame, and not a constraint, determines.
    private mutating func framedWidth(_ index: Int, _ width: Double) -> InterfaceExtent {
        // Code or a layout object gives cells of a collection their sizes.
        if Self.collectionParts.contains(objects[index].element) { return .free }
        guard let parent = objects[index].parent else { return rootWidth(index, width) }
        // A table gives its width to the cells in it, and to the views at its ends.
        var container = parent
        if objects[container].element == "tableViewSection" {
            container = objects[container].parent ?? container
        }
        if objects[container].element == "tableView" {
            let table = extent(container, .horizontal)
            return table == .free ? rootWidth(index, width) : table
        }
        guard let whole = objects[parent].layout.frame?.width else {
            return rootWidth(index, width)
        }
        guard isContentView(index) || objects[index].layout.widthIsSizable else {
            return .bounded(width)
        }
        return extent(parent, .horizontal).mapped(isFixed: false) { $0 - (whole - width) }
    }

    /// Returns the width of a root view.
    ///
    /// A view that is narrower than the screen in the design can still be as wide as it.
    private func rootWidth(_ index: Int, _ width: Double) -> InterfaceExtent {
        // Code adds a label or a button outside of a scene's view with the width in the design.
        if objects[index].showsText { return .bounded(width) }
        if let device { return .bounded(max(width, device.width)) }
        return objects[index].parent == nil ? .free : .bounded(width)
    }

    private static let collectionParts: Set = [
        "collectionViewCell", "collectionViewCellContentView", "collectionReusableView",
    ]

    private func smaller(_ first: InterfaceExtent, _ second: InterfaceExtent) -> InterfaceExtent {
        guard let points = first.limit else { return second }
        guard let other = second.limit else { return first }
        return other < points ? second : first
    }

    /// Returns whether an object is the view of a controller or an interface file.
    private func isRoot(_ index: Int) -> Bool {
        guard let parent = objects[index].parent else { return true }
        return objects[parent].layout.frame == nil || isContentView(index)
    }

    /// Returns whether an object is the view in a cell that contains all others.
    private func isContentView(_ index: Int) -> Bool {
        objects[index].element.utf8.suffix(11).elementsEqual("ContentView".utf8)
    }

    /// Returns the view that a constraint of another view refers to.
    ///
    /// The guides of a controller belong to its view.
    private func resolved(_ target: Int, for index: Int) -> Int {
        guard objects[target].layout.frame == nil, let parent = objects[index].parent,
            objects[parent].parent == target
        else { return target }
        return parent
    }

    /// Returns the size that constraints state as a number, or as a multiple of another view.
    private mutating func statedExtent(_ index: Int, _ axis: Axis) -> InterfaceExtent {
        let key = Key(index: index, axis: axis)
        if let known = stated[key] { return known }
        // Constraints can form a circle, in which no view has a limit.
        stated[key] = .free
        let extent = computedStatedExtent(index, axis)
        stated[key] = extent
        return extent
    }

    private mutating func computedStatedExtent(_ index: Int, _ axis: Axis) -> InterfaceExtent {
        let name = axis == .horizontal ? "width" : "height"
        var limit = InterfaceExtent.free
        for constraint in constraints[index] {
            guard constraint.firstAttribute == name, isFirst(index, constraint),
                constraint.relation != .greaterThanOrEqual
            else { continue }
            let isFixed = constraint.relation == .equal
            guard let second = constraint.second else {
                let points = max(0, constraint.constant)
                limit = smaller(limit, isFixed ? .fixed(points) : .bounded(points))
                continue
            }
            guard constraint.secondAttribute == name, let other = indices[second], other != index,
                constraint.multiplier.isFinite
            else { continue }
            let (factor, constant) = (constraint.multiplier, constraint.constant)
            limit = smaller(
                limit,
                extent(other, axis).mapped(isFixed: isFixed) { $0 * factor + constant }
            )
        }
        return limit
    }

    private func isFirst(_ index: Int, _ constraint: InterfaceConstraint) -> Bool {
        indices[constraint.first] == index
    }

    // MARK: - Stacks

    private mutating func extent(
        inStack parent: Int,
        _ stack: Stack,
        _ index: Int,
        _ axis: Axis
    ) -> InterfaceExtent {
        let whole = extent(parent, axis)
        guard stack.isVertical == (axis == .vertical) else {
            return whole.mapped(isFixed: stack.fillsAcross) { $0 }
        }
        let siblings = children[parent]
        let spaces = Double(max(0, siblings.count - 1)) * stack.spacing
        if stack.distribution == "fillEqually" {
            return whole.mapped { ($0 - spaces) / Double(max(1, siblings.count)) }
        }
        // The other views need at least the widths that constraints state.
        var others = 0.0
        for sibling in siblings where sibling != index && siblings.count <= Self.maximumDepth {
            if case .fixed(let points) = statedExtent(sibling, axis) { others += points }
        }
        return whole.mapped(isFixed: false) { $0 - spaces - others }
    }

    // MARK: - Edges

    /// Returns the size of a view whose two edges are attached to the view that contains it.
    private mutating func pinnedExtent(_ index: Int, _ axis: Axis) -> InterfaceExtent {
        guard let parent = objects[index].parent, !isRoot(index) else { return .free }
        var (start, end) = (distance(index, axis, .start), distance(index, axis, .end))
        // A centered view has the same distance at both edges.
        if start == nil || end == nil, isCentered(index, parent, axis) {
            start = start ?? end
            end = end ?? start
        }
        guard let start, let end else { return .free }
        return extent(parent, axis).mapped(isFixed: false) { $0 - start - end }
    }

    /// Returns whether a constraint centers a view in its container.
    private func isCentered(_ index: Int, _ parent: Int, _ axis: Axis) -> Bool {
        let name = axis == .horizontal ? "centerX" : "centerY"
        return constraints[index].contains { constraint in
            let items = [constraint.first, constraint.second ?? ""].map {
                indices[$0].map { resolved($0, for: index) }
            }
            return constraint.firstAttribute == name && constraint.secondAttribute == name
                && constraint.relation == .equal && constraint.constant == 0
                && constraint.multiplier == 1 && items.contains(index) && items.contains(parent)
        }
    }

    /// Returns the minimum distance between the edges of a view and its container, or `nil` if
    /// nothing attaches the edge.
    private mutating func distance(_ index: Int, _ axis: Axis, _ edge: Edge) -> Double? {
        let key = Key(index: index, axis: axis, edge: edge)
        if let known = distances[key] { return known }
        guard depth < Self.maximumDepth, let parent = objects[index].parent else { return nil }
        distances[key] = .some(nil)
        depth += 1
        let distance = computedDistance(index, parent, axis, edge)
        depth -= 1
        distances[key] = .some(distance)
        return distance
    }

    private mutating func computedDistance(
        _ index: Int,
        _ parent: Int,
        _ axis: Axis,
        _ edge: Edge
    ) -> Double? {
        var least: Double?
        for constraint in constraints[index] {
            guard let (other, gap) = attachment(index, axis, edge, constraint) else { continue }
            var distance = gap
            if other != parent {
                // The sibling is between the edge and the view.
                guard objects[other].parent == parent,
                    let before = self.distance(other, axis, edge)
                else { continue }
                distance += before
                if case .fixed(let points) = statedExtent(other, axis) { distance += points }
            }
            least = max(least ?? distance, distance)
        }
        return least
    }

    /// Returns the view to which a constraint attaches an edge, and the minimum gap between them.
    private func attachment(
        _ index: Int,
        _ axis: Axis,
        _ edge: Edge,
        _ constraint: InterfaceConstraint
    ) -> (other: Int, gap: Double)? {
        guard let second = constraint.second,
            let secondAttribute = constraint.secondAttribute, constraint.multiplier == 1
        else { return nil }
        let isFirst = isFirst(index, constraint)
        let (own, others) =
            isFirst
            ? (constraint.firstAttribute, secondAttribute)
            : (secondAttribute, constraint.firstAttribute)
        let name = isFirst ? second : constraint.first
        guard let target = indices[name].map({ resolved($0, for: index) }), target != index,
            Self.edge(own, axis) == edge,
            let otherEdge = Self.edge(others, axis)
        else { return nil }
        let isParent = target == objects[index].parent
        // In a scroll view, edges are its content's edges, except in the guide of its frame.
        guard !isParent || objects[target].element != "scrollView" || guides.contains(name) else {
            return nil
        }
        // A view starts at the start of its container, or at the end of a sibling.
        guard (otherEdge == edge) == isParent else { return nil }
        // `first = second + constant`: the gap grows with the constant at the start.
        let isTowardsStart = (edge == .start) == isFirst
        let isBound: InterfaceConstraint.Relation =
            isTowardsStart ? .greaterThanOrEqual : .lessThanOrEqual
        guard constraint.relation == .equal || constraint.relation == isBound else { return nil }
        let gap = isTowardsStart ? constraint.constant : -constraint.constant
        let margin =
            others.utf8.suffix(6).elementsEqual("Margin".utf8)
            ? (isRoot(target) ? Self.rootMargin : Self.margin) : 0
        return (target, gap + margin)
    }

    private static func edge(_ attribute: String, _ axis: Axis) -> Edge? {
        switch (axis, attribute) {
        case (.horizontal, "leading"), (.horizontal, "left"), (.horizontal, "leadingMargin"),
            (.horizontal, "leftMargin"), (.vertical, "top"), (.vertical, "topMargin"):
            .start
        case (.horizontal, "trailing"), (.horizontal, "right"), (.horizontal, "trailingMargin"),
            (.horizontal, "rightMargin"), (.vertical, "bottom"), (.vertical, "bottomMargin"):
            .end
        default: nil
        }
    }
}
