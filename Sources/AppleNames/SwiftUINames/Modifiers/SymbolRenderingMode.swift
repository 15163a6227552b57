/// The way in which a symbol is colored, which is not recorded.
public struct SymbolRenderingMode: Sendable {
    /// One color.
    public static let monochrome = SymbolRenderingMode()
    /// The colors of the symbol.
    public static let multicolor = SymbolRenderingMode()
    /// Shades of one color.
    public static let hierarchical = SymbolRenderingMode()
    /// Two or three colors.
    public static let palette = SymbolRenderingMode()
}
