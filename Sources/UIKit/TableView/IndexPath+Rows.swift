// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension IndexPath {
    /// The path of a row of a table.
    public init(row: Int, section: Int) {
        // A quarter of the time of making an array first: apps make thousands.
        self.init(index: section)
        append(row)
    }

    /// The path of an item of a collection: the same as that of a row.
    public init(item: Int, section: Int) {
        self.init(row: item, section: section)
    }

    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension IndexPath {
    init(_ path: RowPath) {
        self.init(row: path.row, section: path.section)
    }
}

extension RowPath {
    init(_ indexPath: IndexPath) {
        self.init(section: indexPath.section, row: indexPath.row)
    }
}
