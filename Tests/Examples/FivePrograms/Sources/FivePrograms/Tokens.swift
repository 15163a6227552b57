import Foundation
import TypeScale
import TypeScaleTokens

/// Returns the font of a role in a token file, scaled for a reader.
public func heading(in file: URL, for reader: TraitCollection) throws -> ScaledFont? {
    let system = try DesignSystem(contentsOf: file)
    return system.role(named: "heading.large")?.font.scaled(for: reader)
}
