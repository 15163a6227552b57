// The functions of Pango that the comparisons call: line breaking and line widths.
#ifndef PANGO_REFERENCE_H
#define PANGO_REFERENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A face in a file, the only font of its fontconfig configuration.
typedef struct PangoFileRecord PangoFileRecord;

/// Opens a face, or returns null if fontconfig rejects it.
PangoFileRecord *pango_file_open(const char *path, unsigned index);
void pango_file_close(PangoFileRecord *file);

/// A face at a size with a separate font map, without hinting and without rounding to pixels.
typedef struct PangoFaceRecord PangoFaceRecord;

/// Opens the file and reads no glyphs. Returns null if Pango selects another face. The direction is
/// that of paragraphs.
PangoFaceRecord *pango_face_open(PangoFileRecord *file, double points, bool is_right_to_left);
void pango_face_close(PangoFaceRecord *face);

/// A text in a face, with its lines.
typedef struct PangoTextRecord PangoTextRecord;

/// Breaks a text into lines of a width, in points: between words, or within words that are too wide.
///
/// Uses no fallback fonts, no hyphens and no language, like TypeScale.
PangoTextRecord *pango_text_open(PangoFaceRecord *face, const char *text, size_t length, double width);
void pango_text_close(PangoTextRecord *text);

/// Breaks the text again at another width, and returns the number of lines.
size_t pango_text_set_width(PangoTextRecord *text, double width);
size_t pango_text_count_lines(PangoTextRecord *text);

/// Writes the byte offsets of a line's start and end, without the newline.
void pango_text_line(PangoTextRecord *text, size_t line, size_t *start, size_t *end);

/// Returns the width of a line's glyphs before a byte offset.
double pango_text_width(PangoTextRecord *text, size_t line, size_t end);

/// Writes the byte offsets of a line's runs, which Pango shapes separately, and returns their number.
/// Writes at most `room` offsets.
size_t pango_text_stretches(PangoTextRecord *text, size_t line, size_t *starts, size_t room);

typedef struct {
    uint32_t glyph;
    /// The byte offset of the glyph's first character.
    size_t offset;
    /// The advance, and the place right of the pen and below the baseline, in points.
    double advance, x, y;
} PangoGlyphRecord;

/// Writes the glyphs of a line from left to right, without invisible ones, and returns their number.
/// Writes at most `room` glyphs.
size_t pango_text_glyphs(PangoTextRecord *text, size_t line, PangoGlyphRecord *glyphs, size_t room);

/// Returns the width that Pango reports for a line.
double pango_text_own_width(PangoTextRecord *text, size_t line);

/// Writes for each character, and for the end, whether a line may begin there, and returns the number of
/// values. Writes at most `room` values.
size_t pango_text_breaks(PangoTextRecord *text, bool *breaks, size_t room);

#endif
