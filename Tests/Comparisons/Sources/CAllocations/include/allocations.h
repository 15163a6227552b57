// Counts the allocations of the calling thread. In a program that links it, it replaces `malloc` and
// the related functions of the C library, and forwards every call to them.
#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// Returns the thread's number of allocations, or -1 if counting is not supported.
long allocations_count(void);

/// Returns the bytes that the thread has allocated and not freed, including the allocator's overhead,
/// or -1 if counting is not supported.
long allocations_held(void);

/// Returns the maximum of held bytes since the last call, or -1 if counting is not supported.
long allocations_peak(void);

#endif
