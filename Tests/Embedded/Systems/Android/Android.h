// The declarations of bionic that the sources use, with its nullability and the types that Swift's module
// Android gives them.
#include <stddef.h>
#include <stdint.h>

typedef int64_t off_t;
typedef uint32_t mode_t;

#define O_RDONLY 00000000
#define O_NONBLOCK 00004000
#define O_CLOEXEC 02000000
#define SEEK_END 2
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EACCES 13
#define ENOTDIR 20
#define EMFILE 24
#define ENFILE 23
#define ENAMETOOLONG 36
#define ELOOP 40

static const mode_t S_IFMT = 0170000;
static const mode_t S_IFREG = 0100000;
int error_number(void) __attribute__((swift_name("getter:errno()")));

struct stat {
    uint64_t st_dev;
    uint64_t st_ino;
    mode_t st_mode;
    off_t st_size;
};

int open(const char *_Nonnull path, int flags);
int close(int descriptor);
int fstat(int descriptor, struct stat *_Nonnull);
off_t lseek(int descriptor, off_t offset, int origin);
long pread(int descriptor, void *_Nonnull, size_t count, off_t offset);
size_t strlen(const char *_Nonnull);

typedef long pthread_t;
typedef struct {
    int32_t opaque[10];
} pthread_mutex_t;
typedef long pthread_mutexattr_t;

int pthread_mutex_init(pthread_mutex_t *_Nonnull, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_destroy(pthread_mutex_t *_Nonnull);
int pthread_mutex_lock(pthread_mutex_t *_Nonnull);
int pthread_mutex_trylock(pthread_mutex_t *_Nonnull);
int pthread_mutex_unlock(pthread_mutex_t *_Nonnull);
pthread_t pthread_self(void);
