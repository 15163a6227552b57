import TypeScale

extension Font {
    /// The values of an environment that determine how a font is resolved, since iOS 15.
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        let traits: TypeScale.TraitCollection
        let font: Font?

        /// A textual representation of the reader's settings.
        public var debugDescription: String { "\(traits)" }
    }
}

extension EnvironmentValues {
    /// The values that determine how a font is resolved.
    ///
    ///     @Environment(\.fontResolutionContext) private var context
    ///     // ...
    ///     let size = Font.title.resolve(in: context).pointSize
    public var fontResolutionContext: Font.Context { Font.Context(traits: traits, font: font) }
}
