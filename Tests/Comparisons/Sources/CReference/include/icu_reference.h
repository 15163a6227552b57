// The functions of ICU that the comparisons call: the order of characters on a line, and their levels.
#ifndef ICU_REFERENCE_H
#define ICU_REFERENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Writes the indices of a line's UTF-16 units from left to right.
///
/// The line is a range of a paragraph. Returns the number of units, or 0 after an error.
size_t icu_visual_order(const uint16_t *paragraph, size_t count, bool is_right_to_left, size_t start,
                        size_t end, int32_t *indices);

/// Writes the embedding level of each character in a paragraph that is read from left to right.
///
/// A character that rule X9 removes has the level of the character before it.
void icu_levels(const uint32_t *characters, size_t count, uint8_t *levels);

#endif
