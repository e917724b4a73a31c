// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIView {
    /// The target size with which ``systemLayoutSizeFitting(_:)`` returns the smallest size that fits the view's
    /// content.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// A very large target size for ``systemLayoutSizeFitting(_:)``, for the largest size that the view accepts.
    ///
    /// The result has the target's length along an axis if the view's content does not determine that length. It also
    /// has it if the view's hugging priority is below ``UILayoutPriority/fittingSizeLevel``.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// Returns the view's length along one axis: the natural length, which the content needs, or the target length.
    ///
    /// The target is returned if the natural length is negative, or if `priority` is required. For a longer target, it
    /// is also returned if `priority` is above the view's hugging priority. For a shorter target, the compression
    /// resistance priority decides in the same way.
    func fitting(
        _ natural: CGFloat, _ target: CGFloat, _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        if natural < 0 || priority == .required { return target }
        if target > natural { return priority.rawValue > priorities.hugging(axis).rawValue ? target : natural }
        return priority.rawValue > priorities.resistance(axis).rawValue ? target : natural
    }
}
