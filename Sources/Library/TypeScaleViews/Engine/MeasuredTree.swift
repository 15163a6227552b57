import TypeScaleLayout

/// A tree of views as an array, in which each text is measured once.
///
/// A parent comes before its children.
struct MeasuredTree {
    /// A view with the indices of its children.
    struct Node {
        /// The view, without lengths that have no meaning.
        let view: ViewNode
        fileprivate(set) var text: MeasuredViewText?
        /// The axis of the stack that contains the node, or `nil` outside of stacks.
        let axis: ViewNode.Axis?
        fileprivate(set) var children: Range<Int>
    }

    private(set) var nodes: [Node] = []
    /// The indices of children, in ranges.
    private var indices: [Int] = []
    /// The names of the unknown parts, each listed once, in the order of the view.
    private(set) var unknowns: [String] = []

    /// The maximum depth of a tree, which fits the stack of a thread with 512 KB.
    private static let maximumDepth = 64

    /// The maximum number of nodes in a tree.
    private static let maximumCount = 100_000

    init(
        _ view: ViewNode,
        for traits: TraitCollection,
        fonts: some FontProvider
    ) throws(ViewLayoutError) {
        let resolver = fonts.resolver
        try self.init(view) { text throws(LayoutError) in
            try MeasuredViewText(text, for: traits, fonts: resolver)
        }
    }

    /// Creates a tree whose text is measured in another way.
    init(
        _ view: ViewNode,
        measure: (ViewText) throws(LayoutError) -> MeasuredViewText
    ) throws(ViewLayoutError) {
        var names: Set<String> = []
        _ = try add(view, nil, 0, &names, measure)
    }

    private mutating func add(
        _ view: ViewNode,
        _ axis: ViewNode.Axis?,
        _ depth: Int,
        _ names: inout Set<String>,
        _ measure: (ViewText) throws(LayoutError) -> MeasuredViewText
    ) throws(ViewLayoutError) -> Int {
        guard depth < Self.maximumDepth else { throw .tooDeep(limit: Self.maximumDepth) }
        guard nodes.count < Self.maximumCount else { throw .tooLarge(limit: Self.maximumCount) }
        let view = view.valid
        if let name = view.unknownName, names.insert(name).inserted { unknowns.append(name) }
        var text: MeasuredViewText?
        if case .text(let viewText) = view {
            do throws(LayoutError) { text = try measure(viewText) } catch { throw .text(error) }
        }
        let index = nodes.count
        nodes.append(Node(view: view, text: text, axis: axis, children: 0..<0))
        var childAxis = axis
        switch view {
        case .stack(let axis, _, _, _): childAxis = axis
        case .layers, .scroll: childAxis = nil
        default: break
        }
        var children: [Int] = []
        for child in view.children {
            children.append(try add(child, childAxis, depth + 1, &names, measure))
        }
        let start = indices.count
        indices += children
        nodes[index].children = start..<indices.count
        return index
    }

    /// Returns the tree with other texts.
    func mapTexts(_ transform: (MeasuredViewText) -> MeasuredViewText) -> MeasuredTree {
        var tree = self
        for index in nodes.indices { tree.nodes[index].text = nodes[index].text.map(transform) }
        return tree
    }

    /// Returns the indices of a node's children.
    func children(of index: Int) -> ArraySlice<Int> { indices[nodes[index].children] }
}
