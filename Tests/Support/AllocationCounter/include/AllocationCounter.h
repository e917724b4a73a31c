// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

// Begins to count what this thread allocates on the heap.
void allocation_counter_start(void);

// Stops counting.
//
// Returns how many allocations there were since the start.
long allocation_counter_stop(void);

#endif
