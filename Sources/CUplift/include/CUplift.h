// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// The few lines that must be C.
#pragma once

/// Registers GSK's node types, so that nodes can be made before, or without, a display.
///
/// GTK registers them in `gtk_init`, which needs a display. Returns the number of types it knows,
/// so that the optimiser cannot drop the calls.
int uplift_register_node_types(void);
