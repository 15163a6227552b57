/// Swift code, and the branches of `#if` that a build does not compile.
///
///     let code = ConditionalCode(bytes, for: BuildConfiguration(.iOS))
///     let source = SwiftSource(code.bytes)
///
/// A branch whose condition depends on other settings of the build is compiled. Reading takes time
/// and memory in proportion to the number of bytes.
public struct ConditionalCode: Sendable {
    /// A branch of an `#if` that the build does not compile.
    public struct Branch: Hashable, Sendable {
        /// The bytes of the directive and its condition, such as `#if os(macOS)`.
        public let directive: Range<Int>

        /// The bytes of the code.
        public let code: Range<Int>
    }

    /// The code, in which spaces replace the branches that the build does not compile.
    ///
    /// The number of bytes and the line breaks are unchanged.
    public private(set) var bytes: [UInt8]

    /// The branches that the build does not compile, in their order.
    ///
    /// A branch in such a branch is not included.
    public private(set) var leftOut: [Branch] = []

    /// Reads a file, which can contain any bytes.
    ///
    /// - Parameters:
    ///   - bytes: The code in UTF-8.
    ///   - configuration: The build.
    public init(_ bytes: [UInt8], for configuration: BuildConfiguration) {
        self.bytes = bytes
        // Most files have no condition.
        guard bytes.indices.dropLast(2).contains(where: { Self.isCondition(bytes, $0) }) else {
            return
        }
        var scanner = SwiftScanner(bytes)
        var blocks = ConditionalBlocks()
        /// The branch that is being left out, and the depth of its block.
        var open: (directive: Range<Int>, depth: Int)?
        func end(at offset: Int, _ leftOut: inout [Branch]) {
            guard let branch = open, branch.depth == blocks.depth else { return }
            leftOut.append(
                Branch(directive: branch.directive, code: branch.directive.upperBound..<offset)
            )
            open = nil
        }
        while let token = scanner.next() {
            guard token.kind == .directive else { continue }
            var directive = token.range
            switch scanner.text(token.range) {
            case "#if":
                blocks.begin(scanner.readCondition(configuration))
                directive = token.range.lowerBound..<scanner.position
            case "#elseif":
                end(at: token.range.lowerBound, &leftOut)
                blocks.beginBranch(scanner.readCondition(configuration))
                directive = token.range.lowerBound..<scanner.position
            case "#else":
                end(at: token.range.lowerBound, &leftOut)
                blocks.beginBranch(BuildCondition(true))
            case "#endif":
                end(at: token.range.lowerBound, &leftOut)
                blocks.end()
                continue
            default: continue
            }
            if open == nil, blocks.current.value == false { open = (directive, blocks.depth) }
        }
        if let open {
            leftOut.append(
                Branch(
                    directive: open.directive,
                    code: open.directive.upperBound..<max(open.directive.upperBound, bytes.count)
                )
            )
        }
        for branch in leftOut {
            for index in branch.code where !bytes[index].isLineBreak { self.bytes[index] = 0x20 }
        }
    }

    private static func isCondition(_ bytes: [UInt8], _ index: Int) -> Bool {
        bytes[index] == UInt8(ascii: "#") && bytes[index + 1] == UInt8(ascii: "i")
            && bytes[index + 2] == UInt8(ascii: "f")
    }
}
