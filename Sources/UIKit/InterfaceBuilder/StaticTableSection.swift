// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import InterfaceDocuments

/// A section of a table whose rows are in the storyboard.
@MainActor
struct StaticTableSection {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]

    /// Whether the storyboard gives a row of the section a height.
    var hasHeights: Bool { cells.contains { $0.staticHeight != nil } }

    init(_ description: InterfaceObject, with decoder: NibDecoder) {
        var (header, footer, cells): (String?, String?, [UITableViewCell]) = (nil, nil, [])
        for property in description.properties {
            switch (property.key, property.value) {
            case ("headerTitle", .string(let text, let key)): header = decoder.source.text(text, key: key)
            case ("footerTitle", .string(let text, let key)): footer = decoder.source.text(text, key: key)
            case ("cells", .objects(let indices)):
                cells = indices.compactMap { decoder.object(at: $0) as? UITableViewCell }
            default: break
            }
        }
        (self.header, self.footer, self.cells) = (header, footer, cells)
    }
}

extension UITableView {
    /// Returns the cell of a storyboard for a row; nil if the table has no such cells.
    func staticCell(at path: IndexPath) -> UITableViewCell? {
        guard let staticSections, staticSections.indices.contains(path.section) else { return nil }
        let cells = staticSections[path.section].cells
        return cells.indices.contains(path.row) ? cells[path.row] : nil
    }
}
