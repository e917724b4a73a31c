// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// The number of blocks that the calling thread has allocated since it began, by malloc, calloc, realloc and their
/// aligned variants. It includes allocations by Swift's runtime, GTK and the C library.
unsigned long allocations_count(void);

/// The number of bytes in use on the heap, as the C library counts them.
unsigned long allocations_bytes_in_use(void);

#endif
