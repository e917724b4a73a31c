// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIView {
    /// The smallest size that holds what is in the view.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// As large as it may become.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// What a view makes of a target along one axis: content gives way to a target that matters more.
    func fitting(
        _ natural: CGFloat, _ target: CGFloat, _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        if natural < 0 || priority == .required { return target }
        if target > natural { return priority.rawValue > priorities.hugging(axis).rawValue ? target : natural }
        return priority.rawValue > priorities.resistance(axis).rawValue ? target : natural
    }
}
