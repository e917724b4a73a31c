// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A text field that covers an item's title, and in which the user renames the item. Return or leaving the field
/// accepts the text; Escape keeps the old name.
final class NameField: RevertingTextField, UITextFieldDelegate {
    private let ended: (String?) -> Void
    /// Called when the text size has changed, after the page's views have adopted the new size.
    var textSizeChanged: () -> Void = {}
    /// Called after the user has ended the editing with the Return key.
    var returned: () -> Void = {}

    /// Creates a field in which the user edits an item's name.
    ///
    /// - Parameters:
    ///   - name: the item's current name.
    ///   - isNew: whether `name` is only a placeholder in an empty field, because the user has yet to type a name.
    ///   - ended: called once with the typed name, or with nil if the name stays.
    init(_ name: String, isNew: Bool = false, ended: @escaping (String?) -> Void) {
        self.ended = ended
        super.init(frame: .zero)
        text = isNew ? "" : name
        placeholder = isNew ? name : nil
        borderStyle = .roundedRect
        clearButtonMode = .whileEditing
        backgroundColor = .tertiarySystemBackground
        accessibilityLabel = "Name"
        delegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("NameField is made in code")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
        else { return }
        // The page's views have adopted the new text size by the time the main queue runs this block.
        DispatchQueue.main.async { [weak self] in self?.textSizeChanged() }
    }

    /// Places the field over a title and inside an area. The field uses the title's font and is large enough to type
    /// in. Its text begins where the title begins, and a title of one line stays at the same vertical position.
    ///
    /// - Parameter isAsWide: whether the field is exactly as wide as the title, because the title is wide enough to
    ///   type in.
    func place(over title: CGRect, font: UIFont, in area: CGRect, isAsWide: Bool = false) {
        if self.font != font { self.font = font }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let whole = CGRect(x: 0, y: 0, width: 200, height: 36)
        let margin = isMirrored ? whole.maxX - editingRect(forBounds: whole).maxX : editingRect(forBounds: whole).minX
        let frame = title.insetBy(dx: -margin, dy: 0)
        // At least the width of a few words in the title's font, so that the user can type a longer name.
        let width = isAsWide ? frame.width : max(frame.width, 200, 8 * font.pointSize)
        let height = max(frame.height, 36, sizeThatFits(frame.size).height)
        let size = CGSize(width: min(width, area.width - 16), height: min(height, area.height - 16))
        let x = isMirrored ? frame.maxX - size.width : frame.minX
        let y = (frame.midY - size.height / 2).rounded()
        self.frame = CGRect(
            x: max(area.minX + 8, min(x, area.maxX - 8 - size.width)),
            y: max(area.minY + 8, min(y, area.maxY - 8 - size.height)), width: size.width, height: size.height)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        resignFirstResponder()
        returned()
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        let name = (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        removeFromSuperview()
        ended(isReverted || name.isEmpty ? nil : name)
    }
}
