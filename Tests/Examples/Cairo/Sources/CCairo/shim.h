#include <cairo-ft.h>
#include <cairo-svg.h>
