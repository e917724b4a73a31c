// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What pages show that is saved in files: one model for each file, however many pages show it. It keeps no model.
@MainActor
final class ModelsByFile<Model: AnyObject> {
    private struct Known { weak var model: Model? }

    /// By the paths of their files.
    private var all: [String: Known] = [:]

    private func key(_ file: URL) -> String { file.standardizedFileURL.path }

    /// The model of a file: that which is there, or another that is made.
    func model(of file: URL, orMake make: () -> Model) -> Model {
        all = all.filter { $0.value.model != nil }
        let key = key(file)
        if let model = all[key]?.model { return model }
        let model = make()
        all[key] = Known(model: model)
        return model
    }
}
