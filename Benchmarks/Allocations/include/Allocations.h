// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// Blocks that the calling thread has taken from the heap since it began, by any of malloc, calloc, realloc and their
/// aligned kin, whoever asked: Swift's run time, GTK or the C library.
unsigned long allocations_count(void);

/// Bytes of the heap that are in use, as the C library counts them.
unsigned long allocations_bytes_in_use(void);

#endif
