// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension IndexPath {
    /// Creates the index path of a row of a table.
    public init(row: Int, section: Int) {
        // This is four times as fast as creating the index path from an array. Apps create thousands of index paths.
        self.init(index: section)
        append(row)
    }

    /// Creates the index path of an item of a collection. The result equals the index path of a row with the same
    /// numbers.
    public init(item: Int, section: Int) {
        self.init(row: item, section: section)
    }

    /// The number of the section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The number of the row in its section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The number of the item in its section; the same as ``row``.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    /// The number of the section.
    public var section: Int { index(atPosition: 0) }

    /// The number of the row in its section.
    public var row: Int { index(atPosition: 1) }

    /// The number of the item in its section; the same as ``row``.
    public var item: Int { index(atPosition: 1) }
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
