// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// An object that knows how large it is best shown: a provider that is made of it on the main thread takes that over.
@preconcurrency @MainActor
public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
    /// In points.
    var preferredPresentationSizeForItemProvider: CGSize { get }
}

extension NSItemProvider {
    /// Takes over how large an object is best shown, where it says so and may be asked here.
    func takePresentationSize(of object: any NSItemProviderWriting) {
        guard MainThread.isCurrent else { return }
        nonisolated(unsafe) let object = object
        MainActor.assumeIsolated {
            guard let sized = object as? any UIItemProviderPresentationSizeProviding else { return }
            preferredPresentationSize = sized.preferredPresentationSizeForItemProvider
        }
    }
}
