// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// An object with a preferred presentation size. A provider created from the object on the main thread gets that size.
@preconcurrency @MainActor
public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
    /// The preferred size for showing the object, in points.
    var preferredPresentationSizeForItemProvider: CGSize { get }
}

extension NSItemProvider {
    /// Sets the provider's preferred presentation size to that of `object`. Does nothing if the object specifies none,
    /// or if the method is called on a background thread.
    func copyPresentationSize(from object: any NSItemProviderWriting) {
        guard MainThread.isCurrent else { return }
        nonisolated(unsafe) let object = object
        MainActor.assumeIsolated {
            guard let sized = object as? any UIItemProviderPresentationSizeProviding else { return }
            preferredPresentationSize = sized.preferredPresentationSizeForItemProvider
        }
    }
}
