import TypeScaleDocuments
import TypeScaleRichText

extension RichTextColor: JSONConvertible {
    /// The notation of the color, or an object with the keys `light` and `dark`.
    var jsonValue: JSONOutput {
        let light = RichTextColor(rgba: rgba).description
        guard let darkRGBA else { return .string(light) }
        let dark = RichTextColor(rgba: darkRGBA).description
        return .object([("dark", .string(dark)), ("light", .string(light))])
    }
}
