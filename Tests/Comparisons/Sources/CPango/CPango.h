#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
