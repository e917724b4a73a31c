// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A drag, to the views it may be dropped on.
@MainActor
final class ActiveDropSession: SharedDragSession, UIDropSession {
    let localDragSession: (any UIDragSession)?
    nonisolated let progress: Progress = ItemProgress(totalUnitCount: 0)
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

    /// Whether what is dropped is being taken: the only time at which data may be asked for.
    var givesData = false

    init(_ contents: DragContents, local: LocalDragSession?) {
        localDragSession = local
        super.init(contents)
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = givesData ? items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) } : []
        let whole = ItemProgress(totalUnitCount: Int64(providers.count))
        progress.totalUnitCount += Int64(providers.count)
        progress.addChild(whole, withPendingUnitCount: Int64(providers.count))
        let collected = LoadedObjects(count: providers.count, completion: completion)
        // No load is at its end before all are part of the whole.
        ItemProgress.change {
            for (index, provider) in providers.enumerated() {
                let part = provider.loadObject(ofClass: aClass) { object, _ in
                    let box = UncheckedBox(object)
                    ScheduledWork.scheduler.post { collected.take(box.value, at: index) }
                }
                whole.addChild(part, withPendingUnitCount: 1)
            }
        }
        return whole
    }
}

/// Objects that come in any order, handed over in that of their items when all have come or failed.
@MainActor
private final class LoadedObjects {
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private var completion: (([any NSItemProviderReading]) -> Void)?

    init(count: Int, completion: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
        if count == 0 { ScheduledWork.scheduler.post { self.end() } }
    }

    func take(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        missing -= 1
        if missing == 0 { end() }
    }

    /// Lets go of everything here: the last who knows of this may be on another thread.
    private func end() {
        let (objects, completion) = (self.objects, self.completion)
        self.objects = []
        self.completion = nil
        completion?(objects.compactMap { $0 })
    }
}

/// Brings a value to the main thread that nobody else has.
private struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
