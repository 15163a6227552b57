// libunibreak, as far as it is compared with: where the lines of a text may be broken.
#ifndef UNIBREAK_REFERENCE_H
#define UNIBREAK_REFERENCE_H

#include <stddef.h>
#include <stdint.h>

/// The version, in hundreds and hexadecimal: 0x202 is that of Debian 12, which it calls 1.1.
int unibreak_version_number(void);

/// Makes the tables that the library makes at start.
void unibreak_start(void);

/// Writes for each byte of a text what stands behind it, and answers at how many a line may or must
/// end.
size_t unibreak_breaks(const uint8_t *text, size_t length, char *breaks);

/// The same without counting.
void unibreak_set(const uint8_t *text, size_t length, char *breaks);

#endif
