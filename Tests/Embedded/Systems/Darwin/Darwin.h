// The declarations of Darwin that the sources use, with the types that Apple's SDKs and Swift's module Darwin
// give them.
#include <stddef.h>
#include <stdint.h>

typedef int64_t off_t;
typedef uint16_t mode_t;

#define O_RDONLY 0x0000
#define O_NONBLOCK 0x0004
#define O_CLOEXEC 0x01000000
#define SEEK_END 2
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EACCES 13
#define ENOTDIR 20
#define EMFILE 24
#define ENFILE 23
#define ENAMETOOLONG 63
#define ELOOP 62

static const mode_t S_IFMT = 0170000;
static const mode_t S_IFREG = 0100000;
int error_number(void) __attribute__((swift_name("getter:errno()")));

struct stat {
    int32_t st_dev;
    mode_t st_mode;
    uint16_t st_nlink;
    uint64_t st_ino;
    off_t st_size;
};

int open(const char *_Nonnull path, int flags);
int close(int descriptor);
int fstat(int descriptor, struct stat *);
off_t lseek(int descriptor, off_t offset, int origin);
long pread(int descriptor, void *, size_t count, off_t offset);
size_t strlen(const char *);

struct _opaque_pthread_t;
typedef struct _opaque_pthread_t *pthread_t;
typedef struct {
    long signature;
    char opaque[56];
} pthread_mutex_t;
typedef struct {
    long signature;
    char opaque[8];
} pthread_mutexattr_t;

int pthread_mutex_init(pthread_mutex_t *_Nonnull, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_destroy(pthread_mutex_t *_Nonnull);
int pthread_mutex_lock(pthread_mutex_t *_Nonnull);
int pthread_mutex_trylock(pthread_mutex_t *_Nonnull);
int pthread_mutex_unlock(pthread_mutex_t *_Nonnull);
pthread_t _Nonnull pthread_self(void);
