// Counts the heap allocations of a program and prints the count when it ends. Loaded before the C
// library, whose own entry points it passes on to.
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
