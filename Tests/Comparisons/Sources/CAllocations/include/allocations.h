// Counts what the calling thread allocates. Linked into a program, it stands in for the C library's
// `malloc` and its kin, and hands every call on to them.
#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// How often the thread has allocated; -1 where allocations cannot be counted.
long allocations_count(void);

/// How many bytes the thread holds more than it has freed, what the allocator adds included; -1
/// where they cannot be counted.
long allocations_held(void);

/// The most bytes that the thread held since this was last asked; -1 where they cannot be counted.
long allocations_peak(void);

#endif
