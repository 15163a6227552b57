#include "allocations.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#ifdef __GLIBC__

#include <malloc.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static __thread long count;
static __thread long held;
static __thread long peak;

/// The bytes of a block and of the header in front of it.
static long size_of(void *block) {
    return block == NULL ? 0 : (long)(malloc_usable_size(block) + sizeof(size_t));
}

static void *counted(void *block) {
    count += 1;
    held += size_of(block);
    if (held > peak) peak = held;
    return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) {
    return counted(__libc_memalign(alignment, size));
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    void *result = counted(__libc_memalign(alignment, size));
    if (result == NULL) return ENOMEM;
    *block = result;
    return 0;
}

void *realloc(void *block, size_t size) {
    long before = size_of(block);
    void *result = __libc_realloc(block, size);
    // Where it fails, the old block stays; a size of 0 frees it.
    if (result != NULL || size == 0) held -= before;
    return counted(result);
}

void free(void *block) {
    held -= size_of(block);
    __libc_free(block);
}

long allocations_count(void) { return count; }
long allocations_held(void) { return held; }

long allocations_peak(void) {
    long result = peak;
    peak = held;
    return result;
}

#else

long allocations_count(void) { return -1; }
long allocations_held(void) { return -1; }
long allocations_peak(void) { return -1; }

#endif
