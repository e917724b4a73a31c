// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What pages show that is saved in files: one model for each file, however many pages show it.
///
/// It keeps no model, but what nobody was told of one that has gone: the next of that file tells it.
@MainActor
final class ModelsByFile<Model: AnyObject> {
    private struct Known { weak var model: Model? }

    /// By the paths of their files.
    private var all: [String: Known] = [:]
    private var untold: [String: [String]] = [:]

    private func key(_ file: URL) -> String { file.standardizedFileURL.path }

    /// The model of a file: that which is there, or another.
    ///
    /// - Parameter make: makes one, which is to tell what nobody was told of those before it.
    func model(of file: URL, orMake make: (_ untold: [String]) -> Model) -> Model {
        all = all.filter { $0.value.model != nil }
        let key = key(file)
        if let model = all[key]?.model { return model }
        let model = make(untold.removeValue(forKey: key) ?? [])
        all[key] = Known(model: model)
        return model
    }

    /// The model of a file goes, and nobody was told this.
    func keep(untold words: [String], of file: URL) {
        if !words.isEmpty { untold[key(file), default: []] += words }
    }
}
