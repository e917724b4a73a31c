// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension ListCell {
    /// An opaque colour that hides the rows below a lifted row: the background colour of the cell or of its list.
    var opaqueBackdrop: UIColor {
        let backgrounds = [backgroundColor, listView?.backgroundColor].compactMap {
            $0?.resolvedColor(with: traitCollection)
        }
        return backgrounds.first { $0.cgColor.alpha == 1 } ?? .systemBackground
    }
}
