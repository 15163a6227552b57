#include "unibreak_reference.h"

#include <linebreak.h>

int unibreak_version_number(void) { return linebreak_version; }

void unibreak_start(void) { init_linebreak(); }

void unibreak_set(const uint8_t *text, size_t length, char *breaks) {
    set_linebreaks_utf8(text, length, "en", breaks);
}

size_t unibreak_breaks(const uint8_t *text, size_t length, char *breaks) {
    unibreak_set(text, length, breaks);
    size_t count = 0;
    for (size_t place = 0; place < length; place++) {
        count += breaks[place] == LINEBREAK_MUSTBREAK || breaks[place] == LINEBREAK_ALLOWBREAK;
    }
    return count;
}
