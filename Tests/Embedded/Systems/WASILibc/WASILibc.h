// The declarations of wasi-libc that the sources use. Swift doesn't import its `O_NONBLOCK`, which contains
// a cast.
#include <stddef.h>
#include <stdint.h>

typedef int64_t off_t;
typedef uint32_t mode_t;

#define O_RDONLY (0x04000000)
#define O_CLOEXEC (0)
#define EACCES 2
#define EINTR 27
#define ENOENT 44
#define ENOTDIR 54
#define EPERM 63
#define EMFILE 33
#define ENFILE 41
#define ENAMETOOLONG 37
#define ELOOP 32

static const mode_t S_IFMT = 0170000;
static const mode_t S_IFREG = 0100000;
int error_number(void) __attribute__((swift_name("getter:errno()")));

struct stat {
    uint64_t st_dev;
    uint64_t st_ino;
    uint64_t st_nlink;
    mode_t st_mode;
    off_t st_size;
};

int open(const char *_Nonnull path, int flags);
int close(int descriptor);
int fstat(int descriptor, struct stat *);
long pread(int descriptor, void *, size_t count, off_t offset);
size_t strlen(const char *);
