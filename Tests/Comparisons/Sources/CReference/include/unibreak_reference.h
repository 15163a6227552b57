// The functions of libunibreak that the comparisons call: line break opportunities.
#ifndef UNIBREAK_REFERENCE_H
#define UNIBREAK_REFERENCE_H

#include <stddef.h>
#include <stdint.h>

/// Returns the version as hexadecimal hundreds. Debian 12 has 0x202, under the name 1.1.
int unibreak_version_number(void);

/// Creates the tables of the library.
void unibreak_start(void);

/// Writes the break class after each byte of a text, and returns the number of opportunities.
size_t unibreak_breaks(const uint8_t *text, size_t length, char *breaks);

/// Writes the break class after each byte of a text, without counting.
void unibreak_set(const uint8_t *text, size_t length, char *breaks);

#endif
