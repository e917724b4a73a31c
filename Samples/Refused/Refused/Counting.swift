// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import ObjectiveC
import UIKit

extension UIViewController {
    /// Exchanges a method of UIKit with one that counts.
    static func countAppearances() {
        guard let original = class_getInstanceMethod(self, #selector(viewDidAppear(_:))),
            let counting = class_getInstanceMethod(self, #selector(countingViewDidAppear(_:)))
        else { return }
        method_exchangeImplementations(original, counting)
    }

    @objc private func countingViewDidAppear(_ animated: Bool) {
        LegacyCounter.shared().count += 1
        countingViewDidAppear(animated)
    }
}

extension UINavigationController {
    override open var childForStatusBarStyle: UIViewController? { topViewController }
}
