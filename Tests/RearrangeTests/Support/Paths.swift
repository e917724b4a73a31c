// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The index path of a row, by default in the first section.
func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
