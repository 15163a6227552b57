// Finds the objects and locks for which threads contend, in a Swift program on Linux. Loaded before Swift's
// libraries, it counts for each thread how often each reference count changes and each lock is taken. When
// the program ends, it prints the changes of objects that several threads changed often.
//
// An address must identify one object, so freed memory is not reused. A program that allocates much needs as
// much memory.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <malloc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { ENTRIES = 1 << 16, THREADS = 64, OFTEN = 1000 };

// The changes of an object by one caller. Each thread has a table of its own, so that counting does not
// make threads wait for each other.
struct entry {
    const void *object;
    const void *caller;
    unsigned long count;
};

static struct entry *tables[THREADS];
static atomic_int thread_count;
static atomic_int is_ended;
static __thread struct entry *table;
static __thread int is_counting;

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);

void free(void *memory) { (void)memory; }

// The next library's `realloc` would free the old memory.
void *realloc(void *old, size_t size) {
    void *new = __libc_malloc(size);
    if (old == NULL || new == NULL) return new;
    size_t count = malloc_usable_size(old);
    return memcpy(new, old, count < size ? count : size);
}

static void add(const void *object, const void *caller) {
    // A string of up to 15 bytes and an immortal object have no reference count to change.
    if ((intptr_t)object <= 0 || is_counting || is_ended) return;
    is_counting = 1;
    if (table == NULL) {
        int number = thread_count++;
        if (number < THREADS) table = tables[number] = __libc_calloc(ENTRIES, sizeof(struct entry));
    }
    uintptr_t hash = ((uintptr_t)object / 8 * 31 + (uintptr_t)caller) * 0x9E3779B97F4A7C15 >> 40;
    for (int step = 0; table != NULL && step < 64; step += 1) {
        struct entry *entry = &table[(hash + step) % ENTRIES];
        if (entry->object == NULL) *entry = (struct entry){ object, caller, 0 };
        if (entry->object != object || entry->caller != caller) continue;
        entry->count += 1;
        break;
    }
    is_counting = 0;
}

// Defines a function that counts the call and forwards it to the next library.
#define COUNTED(result, name, parameters, arguments, object)                                  \
    result name parameters {                                                                  \
        static result(*next) parameters;                                                      \
        if (next == NULL) next = (result(*) parameters)dlsym(RTLD_NEXT, #name);                \
        add(object, __builtin_return_address(0));                                             \
        return next arguments;                                                                \
    }

COUNTED(void *, swift_retain, (void *object), (object), object)
COUNTED(void, swift_release, (void *object), (object), object)
COUNTED(void *, swift_retain_n, (void *object, uint32_t count), (object, count), object)
COUNTED(void, swift_release_n, (void *object, uint32_t count), (object, count), object)
COUNTED(void *, swift_bridgeObjectRetain, (void *object), (object), object)
COUNTED(void, swift_bridgeObjectRelease, (void *object), (object), object)
COUNTED(int, pthread_mutex_lock, (pthread_mutex_t *lock), (lock), lock)
COUNTED(int, pthread_mutex_trylock, (pthread_mutex_t *lock), (lock), lock)

static unsigned long count_in(const struct entry *table, const void *object) {
    unsigned long count = 0;
    for (int index = 0; index < ENTRIES; index += 1) {
        if (table[index].object == object) count += table[index].count;
    }
    return count;
}

__attribute__((destructor)) static void print(void) {
    is_ended = 1;
    unsigned long total = 0;
    for (int thread = 0; thread < THREADS && tables[thread] != NULL; thread += 1) {
        for (int index = 0; index < ENTRIES; index += 1) {
            struct entry *entry = &tables[thread][index];
            Dl_info image;
            // Objects in a library, such as the empty array, are immortal.
            if (entry->count < OFTEN || dladdr(entry->object, &image)) continue;
            int others = 0;
            for (int other = 0; other < THREADS && tables[other] != NULL; other += 1) {
                others += other != thread && count_in(tables[other], entry->object) >= OFTEN;
            }
            if (others == 0) continue;
            total += entry->count;
            if (dladdr(entry->caller, &image)) {
                fprintf(stderr, "%s+0x%lx: %lu changes of %p\n", image.dli_fname,
                        (unsigned long)((char *)entry->caller - (char *)image.dli_fbase), entry->count,
                        entry->object);
            }
        }
    }
    fprintf(stderr, "%lu\n", total);
}
