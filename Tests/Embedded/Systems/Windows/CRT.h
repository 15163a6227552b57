// The declarations of Windows' C library that the sources use. Swift imports no variadic function, such as
// `_open`. `errno`, `S_IFMT` and `S_IFREG` are from Swift's module CRT.
#include <stddef.h>
#include <stdint.h>

#define _O_RDONLY 0x0000
#define _O_NOINHERIT 0x0080
#define _O_BINARY 0x8000
#define _SH_DENYNO 0x40
#define SEEK_SET 0
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EAGAIN 11
#define EACCES 13
#define ENOTDIR 20
#define EPIPE 32
#define EMFILE 24
#define ENFILE 23
#define ENAMETOOLONG 38
#define ELOOP 114

static const int S_IFMT = 0xF000;
static const int S_IFREG = 0x8000;
// The host's Foundation exports the host's declarations.
#ifndef HAS_FOUNDATION
int error_number(void) __attribute__((swift_name("getter:errno()")));
char *strerror(int);
#endif

struct _stat64 {
    unsigned int st_dev;
    unsigned short st_ino;
    unsigned short st_mode;
    short st_nlink;
    int64_t st_size;
};

int _wsopen_s(int *descriptor, const unsigned short *path, int flags, int sharing, int mode);
int _close(int descriptor);
int _fstat64(int descriptor, struct _stat64 *);
int64_t _lseeki64(int descriptor, int64_t offset, int origin);
int _read(int descriptor, void *, unsigned int count);
size_t strlen(const char *);
int _write(int descriptor, const void *, unsigned int count);
int _isatty(int descriptor);
