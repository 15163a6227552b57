#include "portable.h"

#ifndef __wasm__

#include <stdio.h>
#include <time.h>

int readByte(void) { return getchar(); }

double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

#else

#include <stddef.h>

// WASI's calls for input and output.
typedef struct { void *bytes; size_t count; } Buffer;
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int fd_write(int file, const Buffer *buffers, size_t count, size_t *written);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_read")))
int fd_read(int file, const Buffer *buffers, size_t count, size_t *read);

__attribute__((import_module("wasi_snapshot_preview1"), import_name("clock_time_get")))
int clock_time_get(int clock, unsigned long long precision, unsigned long long *time);

static unsigned char output[4096];
static size_t outputCount;

static void flush(void) {
    size_t written;
    fd_write(1, &(Buffer){output, outputCount}, 1, &written);
    outputCount = 0;
}

int putchar(int character) {
    output[outputCount++] = (unsigned char)character;
    if (outputCount == sizeof output || character == '\n') flush();
    return character;
}

int readByte(void) {
    static unsigned char input[65536];
    static size_t next, count;
    if (next == count) {
        next = count = 0;
        if (fd_read(0, &(Buffer){input, sizeof input}, 1, &count) || !count) return -1;
    }
    return input[next++];
}

double seconds(void) {
    unsigned long long nanoseconds = 0;
    clock_time_get(1, 1000000, &nanoseconds);
    return (double)nanoseconds / 1e9;
}

int swiftMain(int, char **);
void _start(void) { swiftMain(0, 0); }

#endif
