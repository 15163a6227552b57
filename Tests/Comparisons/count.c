// Counts the heap allocations of a program, and prints the count when the program ends. Loaded before
// the C library, and forwards every call to its entry points.
#define _GNU_SOURCE
#include <stddef.h>
#include <stdio.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

static unsigned long count;

void *malloc(size_t size) { count += 1; return __libc_malloc(size); }
void *calloc(size_t many, size_t size) { count += 1; return __libc_calloc(many, size); }
void *realloc(void *old, size_t size) { count += 1; return __libc_realloc(old, size); }

__attribute__((destructor)) static void tell(void) { fprintf(stderr, "%lu\n", count); }
