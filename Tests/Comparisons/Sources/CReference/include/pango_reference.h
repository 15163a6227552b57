// Pango, as far as it is compared with: where a text is broken into lines, and how wide they are.
#ifndef PANGO_REFERENCE_H
#define PANGO_REFERENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A face of a file, alone in a configuration of its own.
typedef struct PangoFileRecord PangoFileRecord;

/// Null if fontconfig does not take it.
PangoFileRecord *pango_file_open(const char *path, unsigned index);
void pango_file_close(PangoFileRecord *file);

/// The face at a size, with a font map of its own: unhinted, positions not rounded to pixels.
typedef struct PangoFaceRecord PangoFaceRecord;

/// Null if Pango takes another face for it. The file is open behind this, and nothing of it looked up.
PangoFaceRecord *pango_face_open(PangoFileRecord *file, double points);
void pango_face_close(PangoFaceRecord *face);

/// A text in a face, broken into lines.
typedef struct PangoTextRecord PangoTextRecord;

/// Breaks a text into lines of a width, in points: between words, and where one is too wide between
/// characters.
///
/// No other face stands in, no hyphen is put in, and the language is none, as it is to us.
PangoTextRecord *pango_text_open(PangoFaceRecord *face, const char *text, size_t length, double width);
void pango_text_close(PangoTextRecord *text);

/// Breaks it again at another width, and answers how many lines there are.
size_t pango_text_set_width(PangoTextRecord *text, double width);
size_t pango_text_count_lines(PangoTextRecord *text);

/// Where a line begins and ends in the text, without the newline; bytes.
void pango_text_line(PangoTextRecord *text, size_t line, size_t *start, size_t *end);

/// The widths of the glyphs of a line that stand for what is before a byte of the text, summed.
double pango_text_width(PangoTextRecord *text, size_t line, size_t end);

/// Writes where the stretches of a line begin that Pango sets each for itself, in bytes of the text, as
/// many as there is room for, and answers how many there are.
size_t pango_text_stretches(PangoTextRecord *text, size_t line, size_t *starts, size_t room);

/// How wide Pango says a line is.
double pango_text_own_width(PangoTextRecord *text, size_t line);

/// Writes for each character of the text and its end whether a line may begin there, as many as there
/// is room for, and answers how many there are.
size_t pango_text_breaks(PangoTextRecord *text, bool *breaks, size_t room);

#endif
