import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// Registers the faces in the bytes of a font file.
///
/// The request contains a name that identifies the font in errors, and the bytes up to the end of
/// the request. The response contains the count of faces, four names for each face, and the errors
/// for other faces. The names are the PostScript name, family name, style name and full name.
@_cdecl("typescale_register")
public func typescaleRegister() -> Int32 {
    WebMemory.answer { request, response throws(WebError) in
        let name = try request.text()
        let bytes = try request.rest()
        do throws(FontError) {
            let registration = try WebFonts.registry.register(bytes: bytes, name: name)
            response.append(registration.faces.count)
            for face in registration.faces {
                response.append(face.postScriptName)
                response.append(face.familyName)
                response.append(face.styleName)
                response.append(face.fullName)
            }
            response.append(registration.diagnostics.map { $0.description })
        } catch {
            throw WebError(error)
        }
    }
}

/// Removes the faces of a font.
///
/// The request contains the name that the font was registered with. The response is empty.
@_cdecl("typescale_unregister")
public func typescaleUnregister() -> Int32 {
    WebMemory.answer { request, _ throws(WebError) in
        let name = try request.text()
        try request.end()
        do throws(FontError) {
            try WebFonts.registry.unregister(path: name)
        } catch {
            throw WebError(error)
        }
    }
}

/// Returns the vertical metrics of a scaled font.
///
/// The request contains a font and traits. The response contains the size, ascender, descender,
/// leading, cap height, x-height, line height, and distance between baselines.
@_cdecl("typescale_metrics")
public func typescaleMetrics() -> Int32 {
    WebMemory.answer { request, response throws(WebError) in
        let font = try WebFonts.resolved(try request.font(), for: try request.traits())
        try request.end()
        let metrics = font.metrics
        response.append(metrics.pointSize)
        response.append(metrics.ascender)
        response.append(metrics.descender)
        response.append(metrics.leading)
        response.append(metrics.capHeight)
        response.append(metrics.xHeight)
        response.append(metrics.lineHeight)
        response.append(font.lineAdvance)
    }
}

/// Measures text on a single line.
///
/// The request contains a font, traits and a text. The response contains the width, its deviation,
/// the index of its exactness, whether the text needs shaping, and the characters that the face
/// doesn't support.
@_cdecl("typescale_measure")
public func typescaleMeasure() -> Int32 {
    WebMemory.answer { request, response throws(WebError) in
        let font = try WebFonts.resolved(try request.font(), for: try request.traits())
        let text = try request.text()
        try request.end()
        do throws(FontError) {
            let size = font.metrics.pointSize
            let run = try font.face.glyphs(of: text, at: size, letterSpacing: font.tracking)
            let width = run.measuredWidth(at: size)
            response.append(width.points)
            response.append(width.deviation)
            response.append(width.exactness())
            response.append(!run.needsShaping.isEmpty)
            response.append(run.missing)
        } catch {
            throw WebError(error)
        }
    }
}
