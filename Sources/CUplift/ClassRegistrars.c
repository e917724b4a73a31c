// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#include "CUplift.h"

typedef void (*Registrar)(void);

// The linker defines both symbols if the program has the section.
extern const Registrar __start_uplift_classes[] __attribute__((weak));
extern const Registrar __stop_uplift_classes[] __attribute__((weak));

void uplift_call_class_registrars(void) {
    for (const Registrar *each = __start_uplift_classes; each < __stop_uplift_classes; each++) {
        if (*each) (*each)();
    }
}
