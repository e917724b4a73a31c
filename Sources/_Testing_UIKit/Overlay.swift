// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

// Swift Testing looks for an overlay of this name when a file imports both it and the module
// named after the second underscore; without one, no test could import both.
