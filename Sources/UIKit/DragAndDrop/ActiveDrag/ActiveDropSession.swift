// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The drop session that the delegates of drop interactions get.
@MainActor
final class ActiveDropSession: SharedDragSession, UIDropSession {
    let localDragSession: (any UIDragSession)?
    nonisolated let progress: Progress = ItemProgress(totalUnitCount: 0)
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

    /// Whether `loadObjects` may load data: true only while the drop target handles the drop.
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
        // All loads start while the lock is held, so that none can end before all are children of the total progress.
        ItemProgress.withLock {
            for (index, provider) in providers.enumerated() {
                let part = provider.loadObject(ofClass: aClass) { object, _ in
                    let box = UncheckedBox(object)
                    ScheduledWork.scheduler.post { collected.receive(box.value, at: index) }
                }
                whole.addChild(part, withPendingUnitCount: 1)
            }
        }
        return whole
    }
}

/// Collects loaded objects, and delivers them in the order of their items when all loads have ended.
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

    func receive(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        missing -= 1
        if missing == 0 { end() }
    }

    /// Delivers the objects. This collector releases them here, on the main thread, because another thread may hold the
    /// last reference to the collector.
    private func end() {
        let (objects, completion) = (self.objects, self.completion)
        self.objects = []
        self.completion = nil
        completion?(objects.compactMap { $0 })
    }
}

/// Transfers a value to the main thread although the compiler cannot check that this is safe. It is safe because no
/// other code has a reference to the value.
private struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
