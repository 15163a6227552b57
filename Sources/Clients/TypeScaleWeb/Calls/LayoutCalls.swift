import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// Lays out text like a label.
///
/// The request contains:
/// - a font, traits, a text, and the names of fallback faces
/// - the width or NaN, and the line limit or 0
/// - the indices of the line break mode, the alignment and the direction
///
/// The response contains:
/// - the width and height of the layout, and whether it is truncated
/// - the index of the exactness, whether the text needs shaping, and the characters that no face
///   supports
/// - the count of lines
/// - for each line, the ends of its range in UTF-8 bytes, and its left end and width
/// - for each line also its top, height and baseline, and whether it has an ellipsis
@_cdecl("typescale_layout")
public func typescaleLayout() -> Int32 {
    WebMemory.answer { request, response throws(WebError) in
        let font = try WebFonts.resolved(try request.font(), for: try request.traits())
        let text = try request.text()
        let fallbacks = try request.fallbacks()
        let width = try request.optionalNumber()
        var style = ParagraphStyle.label
        style.lineLimit = try request.count()
        style.lineBreakMode = try request.option(LineBreakMode.self)
        style.alignment = try request.option(ParagraphStyle.Alignment.self)
        style.direction = try request.option(ParagraphStyle.Direction.self)
        try request.end()
        let span = TextSpan(text, font: font, fallbacks: fallbacks)
        do throws(FontError) {
            response.append(try MeasuredText([span], style: style).layout(width: width))
        } catch {
            throw WebError(error)
        }
    }
}

extension WebResponse {
    fileprivate mutating func append(_ layout: TextLayout) {
        append(layout.size.width)
        append(layout.size.height)
        append(layout.isTruncated)
        append(layout.exactness)
        append(!layout.text.needsShaping.isEmpty)
        append(layout.text.missing)
        append(layout.lines.count)
        for line in layout.lines {
            append(line.range.lowerBound)
            append(line.range.upperBound)
            append(line.x)
            append(line.width)
            append(line.top)
            append(line.height)
            append(line.baseline)
            append(line.hasEllipsis)
        }
    }
}

/// Finds the content size categories at which a label truncates text, or could truncate it.
///
/// The request contains:
/// - a font, traits whose category is ignored, a text, and the names of fallback faces
/// - the width, the line limit or 0, and the index of the direction
///
/// The response contains:
/// - the short names of the categories at which the text is truncated, and then inconclusive
/// - the maximum size at which the text is known to fit, or NaN
/// - the index of the exactness, whether the text needs shaping, and the characters that no face
///   supports
@_cdecl("typescale_fit")
public func typescaleFit() -> Int32 {
    WebMemory.answer { request, response throws(WebError) in
        let font = try request.font()
        let traits = try request.traits()
        let text = try request.text()
        let fallbacks = try request.fallbacks()
        let width = try request.number()
        let lineLimit = try request.count()
        let direction = try request.option(ParagraphStyle.Direction.self)
        try request.end()
        let box: LabelBox
        do throws(FontNotFound) {
            box = try LabelBox(
                font,
                width: width,
                lineLimit: lineLimit,
                traits: traits,
                fonts: WebFonts.resolver,
                fallbacks: fallbacks
            )
        } catch {
            throw WebError(error)
        }
        do throws(FontError) {
            let fit = try box.fit(text, direction: direction)
            response.append(fit.truncated.map { $0.description })
            response.append(fit.inconclusive.map { $0.description })
            response.append(fit.maximumPointSize ?? .nan)
            response.append(fit.exactness)
            response.append(fit.needsShaping)
            response.append(fit.missing)
        } catch {
            throw WebError(error)
        }
    }
}
