// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// A program's own malloc takes the place of the C library's for every library that it loads, Swift's runtime included.
// This one counts, per thread, and hands on to glibc's by the names that glibc keeps for that.

#include "AllocationCounter.h"
#include <errno.h>
#include <execinfo.h>
#include <stddef.h>
#include <stdlib.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static __thread long allocations;
static __thread int is_counting;

// With ALLOCATION_TRACE=1 in the environment it says where, on standard error.
static void trace(void) {
    void *frames[24];
    is_counting = 0;
    backtrace_symbols_fd(frames, backtrace(frames, 24), 2);
    is_counting = 1;
}

static void count(void) {
    if (is_counting) {
        allocations += 1;
        if (getenv("ALLOCATION_TRACE") != NULL) {
            trace();
        }
    }
}

void *malloc(size_t size) {
    count();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count();
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    count();
    return __libc_realloc(memory, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    count();
    void *made = __libc_memalign(alignment, size);
    if (made == NULL) {
        return ENOMEM;
    }
    *memory = made;
    return 0;
}

void allocation_counter_start(void) {
    allocations = 0;
    is_counting = 1;
}

long allocation_counter_stop(void) {
    is_counting = 0;
    return allocations;
}
