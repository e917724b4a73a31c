// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement

/// The path of a row in a section.
func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }
