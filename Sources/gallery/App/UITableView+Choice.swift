// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UITableView {
    /// Deselects the rows of the page's other tables: a drag takes the selected rows of one table.
    func endSelection(in others: [UITableView]) {
        for table in others where table !== self {
            table.selectRow(at: nil, animated: false, scrollPosition: .none)
        }
    }
}
