// The C functions that Embedded Swift calls. WebAssembly without an operating system has no C library.

#include <stddef.h>
#include <stdint.h>

#define PAGE 65536u
#define HEADER 16u
#define EXPONENTS 31u

// The size of a block is a power of two. Its header contains the exponent or, in a free block, the next one.
static uintptr_t freeBlocks[EXPONENTS];
static uintptr_t unused, end;

static uintptr_t allocate(size_t size) {
    if (size >= (size_t)1 << (EXPONENTS - 1)) return 0;
    unsigned exponent = 5;
    while (((size_t)1 << exponent) < size + HEADER) exponent++;
    uintptr_t block = freeBlocks[exponent];
    if (block) {
        freeBlocks[exponent] = *(uintptr_t *)block;
    } else {
        size_t bytes = (size_t)1 << exponent;
        if (end - unused < bytes) {
            size_t pages = bytes > 16 * PAGE ? bytes / PAGE : 16;
            size_t first = __builtin_wasm_memory_grow(0, pages);
            if (first == SIZE_MAX) return 0;
            if (first * PAGE != end) unused = first * PAGE;
            end = (first + pages) * PAGE;
        }
        block = unused;
        unused += bytes;
    }
    *(uintptr_t *)block = exponent;
    return block + HEADER;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    // Every block is aligned to 16 bytes, and Embedded Swift requires no more here.
    uintptr_t address = alignment <= 16 ? allocate(size) : 0;
    *result = (void *)address;
    return address ? 0 : 12;
}

void free(void *pointer) {
    if (!pointer) return;
    uintptr_t block = (uintptr_t)pointer - HEADER;
    uintptr_t exponent = *(uintptr_t *)block;
    *(uintptr_t *)block = freeBlocks[exponent];
    freeBlocks[exponent] = block;
}

int memcmp(const void *left, const void *right, size_t count) {
    const unsigned char *l = left, *r = right;
    for (size_t i = 0; i < count; i++)
        if (l[i] != r[i]) return l[i] - r[i];
    return 0;
}

// The seed of hash tables, fixed so that runs repeat.
void arc4random_buf(void *buffer, size_t count) {
    for (size_t i = 0; i < count; i++) ((char *)buffer)[i] = 7;
}

// The product of 128-bit integers, from the compiler's runtime.
__int128 __multi3(__int128 left, __int128 right) {
    uint64_t l = (uint64_t)left, r = (uint64_t)right, mask = UINT32_MAX;
    uint64_t low = (l & mask) * (r & mask), l1r0 = (l >> 32) * (r & mask), l0r1 = (l & mask) * (r >> 32);
    uint64_t middle = (low >> 32) + (l1r0 & mask) + (l0r1 & mask);
    uint64_t high = (l >> 32) * (r >> 32) + (l1r0 >> 32) + (l0r1 >> 32) + (middle >> 32)
        + (uint64_t)((unsigned __int128)left >> 64) * r + l * (uint64_t)((unsigned __int128)right >> 64);
    return (__int128)((unsigned __int128)high << 64 | (middle << 32 | (low & mask)));
}
