// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension UITableView {
    func hasRow(at path: IndexPath) -> Bool {
        0..<numberOfSections ~= path.section && 0..<numberOfRows(inSection: path.section) ~= path.row
    }
}

extension RowPath {
    init(_ path: IndexPath) {
        self.init(section: path.section, row: path.row)
    }
}

extension IndexPath {
    init(_ path: RowPath) {
        self.init(row: path.row, section: path.section)
    }
}
