// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// When a file imports both Swift Testing and UIKit, the compiler looks for an overlay module of this name.
// Without such a module, no test could import both.
