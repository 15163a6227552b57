#include "icu_reference.h"

#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>

size_t icu_visual_order(const uint16_t *paragraph, size_t count, bool is_right_to_left, size_t start,
                        size_t end, int32_t *indices) {
    UErrorCode error = U_ZERO_ERROR;
    UBiDi *text = ubidi_open();
    UBiDi *line = ubidi_open();
    ubidi_setPara(text, (const UChar *)paragraph, (int32_t)count, is_right_to_left ? 1 : 0, NULL, &error);
    ubidi_setLine(text, (int32_t)start, (int32_t)end, line, &error);
    ubidi_getVisualMap(line, indices, &error);
    ubidi_close(line);
    ubidi_close(text);
    return U_SUCCESS(error) ? end - start : 0;
}

static bool is_removed(uint32_t character) {
    switch (u_charDirection((UChar32)character)) {
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
    case U_BOUNDARY_NEUTRAL: return true;
    default: return false;
    }
}

void icu_levels(const uint32_t *characters, size_t count, uint8_t *levels) {
    UErrorCode error = U_ZERO_ERROR;
    UBiDi *text = ubidi_open();
    UChar *units = malloc((2 * count + 1) * sizeof *units);
    int32_t length = 0;
    for (size_t index = 0; index < count; index++)
        U16_APPEND_UNSAFE(units, length, characters[index]);
    ubidi_setPara(text, units, length, 0, NULL, &error);
    const UBiDiLevel *found = count == 0 ? NULL : ubidi_getLevels(text, &error);
    size_t unit = 0;
    for (size_t index = 0; index < count; index++) {
        bool joins = index > 0 && is_removed(characters[index]);
        levels[index] = found == NULL || U_FAILURE(error) ? 0 : joins ? levels[index - 1] : found[unit];
        unit += U16_LENGTH(characters[index]);
    }
    free(units);
    ubidi_close(text);
}
