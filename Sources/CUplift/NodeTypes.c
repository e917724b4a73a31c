// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#include "CUplift.h"

#include <gtk/gtk.h>

int uplift_register_node_types(void) {
    return gsk_container_node_get_type() != 0;
}
