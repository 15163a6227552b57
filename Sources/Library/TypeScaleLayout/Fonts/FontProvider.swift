public import TypeScaleFonts

/// The fonts in which faces are looked up: a registry, or a resolver with a fallback.
///
///     try label.measured(for: reader, fonts: registry)
///     try label.measured(for: reader, fonts: FontResolver(registry, fallback: .system))
public protocol FontProvider: Sendable {
    /// The resolver that finds the faces.
    var resolver: FontResolver { get }
}

extension FontRegistry: FontProvider {
    /// A resolver without a fallback.
    public var resolver: FontResolver { FontResolver(self) }
}

extension FontResolver: FontProvider {
    /// This resolver.
    public var resolver: FontResolver { self }
}
