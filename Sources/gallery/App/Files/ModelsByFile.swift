// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The models of saved files: one model for each file, shared by all pages that show it. The references are weak.
@MainActor
final class ModelsByFile<Model: AnyObject> {
    private struct WeakReference { weak var model: Model? }

    /// The models, by the paths of their files.
    private var all: [String: WeakReference] = [:]

    private func key(_ file: URL) -> String { file.standardizedFileURL.path }

    /// Returns the existing model of a file, or makes a new one.
    func model(of file: URL, orMake make: () -> Model) -> Model {
        all = all.filter { $0.value.model != nil }
        let key = key(file)
        if let model = all[key]?.model { return model }
        let model = make()
        all[key] = WeakReference(model: model)
        return model
    }
}
