import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// The registered fonts of the page.
enum WebFonts {
    static let registry = FontRegistry()

    static var resolver: FontResolver { FontResolver(registry) }

    static func resolved(
        _ font: FontDescription,
        for traits: TraitCollection
    ) throws(WebError) -> ResolvedFont {
        do throws(FontNotFound) {
            return try font.scaled(for: traits).resolved(fonts: resolver)
        } catch {
            throw WebError(error)
        }
    }
}

extension WebRequest {
    /// Reads the names of fallback faces.
    mutating func fallbacks() throws(WebError) -> [Typeface] {
        var faces: [Typeface] = []
        for _ in 0..<(try count()) {
            let name = try text()
            do throws(FontNotFound) {
                faces.append(try WebFonts.registry.face(named: name).typeface())
            } catch {
                throw WebError(error)
            }
        }
        return faces
    }
}

extension WebError {
    init(_ error: FontNotFound) {
        self.init(.fontNotFound, error.description)
    }

    init(_ error: FontError) {
        let status = WebStatus(rawValue: Int32(truncatingIfNeeded: error.code.rawValue))
        self.init(status, error.description)
    }
}
