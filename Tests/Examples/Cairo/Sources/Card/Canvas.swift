import CCairo
import TypeScaleLayout

/// A Cairo surface on which lines of text are drawn, in points from the top-left corner.
final class Canvas {
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private var library: FT_Library?
    private var faces: [Typeface: OpaquePointer] = [:]

    /// Creates a picture with several pixels per point, which ``finish()`` writes to a PNG file.
    init(width: Double, height: Double, pixelsPerPoint: Double) {
        surface = cairo_image_surface_create(
            CAIRO_FORMAT_RGB24,
            Int32(width * pixelsPerPoint),
            Int32(height * pixelsPerPoint)
        )
        context = cairo_create(surface)
        cairo_scale(context, pixelsPerPoint, pixelsPerPoint)
    }

    /// Creates a drawing in an SVG file.
    init(svg path: String, width: Double, height: Double) {
        surface = cairo_svg_surface_create(path, width, height)
        context = cairo_create(surface)
    }

    /// Draws a line with Cairo, glyph by glyph, with its label at a point.
    func draw(_ line: TextLine, x: Double, y: Double, gray: Double) throws {
        cairo_set_source_rgb(context, gray, gray, gray)
        for glyph in line.glyphs {
            cairo_set_font_face(context, try fontFace(glyph.face))
            cairo_set_font_size(context, glyph.pointSize)
            var placed = cairo_glyph_t(index: UInt(glyph.id), x: x + glyph.x, y: y + glyph.y)
            cairo_show_glyphs(context, &placed, 1)
        }
    }

    /// Fills a rectangle with round corners.
    func fill(x: Double, y: Double, width: Double, height: Double, radius: Double, gray: Double) {
        cairo_new_sub_path(context)
        for (corner, center) in [
            (x + width - radius, y + radius), (x + width - radius, y + height - radius),
            (x + radius, y + height - radius), (x + radius, y + radius),
        ].enumerated() {
            let start = Double(corner - 1) * .pi / 2
            cairo_arc(context, center.0, center.1, radius, start, start + .pi / 2)
        }
        cairo_set_source_rgb(context, gray, gray, gray)
        cairo_fill(context)
    }

    /// Writes the picture to a PNG file.
    func write(png path: String) throws { try check(cairo_surface_write_to_png(surface, path)) }

    /// Completes the file of a drawing.
    func finish() throws {
        cairo_surface_finish(surface)
        try check(cairo_surface_status(surface))
    }

    /// Returns Cairo's font for a face.
    ///
    /// A variable font also needs the face's `coordinates`, which
    /// `FT_Set_Var_Design_Coordinates` sets.
    private func fontFace(_ face: Typeface) throws -> OpaquePointer? {
        if let known = faces[face] { return known }
        if library == nil { FT_Init_FreeType(&library) }
        var file: FT_Face?
        guard FT_New_Face(library, face.path, face.index, &file) == 0, let file else {
            throw Failure(description: "cannot open \(face.path)")
        }
        let created = cairo_ft_font_face_create_for_ft_face(file, Int32(FT_LOAD_NO_HINTING))
        faces[face] = created
        return created
    }

    private func check(_ status: cairo_status_t) throws {
        if status != CAIRO_STATUS_SUCCESS {
            throw Failure(description: String(cString: cairo_status_to_string(status)))
        }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
