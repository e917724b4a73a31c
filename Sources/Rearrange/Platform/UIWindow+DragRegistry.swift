// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(ObjectiveC)
import Arrangement
import UIKit

extension UIWindow {
    /// The registry of the current drag in the window. Boards, stacks, moving views and table reorderers register their
    /// drags here. UIKit on Linux also registers its own drags; UIKit on iOS does not.
    var dragRegistry: DragRegistry? {
        guard let key = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(DragRegistry.self))) else {
            return nil
        }
        if let registry = objc_getAssociatedObject(self, key) as? DragRegistry { return registry }
        let registry = DragRegistry()
        objc_setAssociatedObject(self, key, registry, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return registry
    }
}
#endif
