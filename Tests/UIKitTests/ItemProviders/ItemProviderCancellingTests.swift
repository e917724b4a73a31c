// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

struct ItemProviderCancellingTests {
    /// A provider whose handler does not answer until the test does.
    private final class Waiting: @unchecked Sendable {
        let provider = NSItemProvider()
        let child = Progress(totalUnitCount: 10)
        let cancellations = AsyncStream<Void>.makeStream()
        private let answer = LockedBox<(@Sendable (Data?, (any Error)?) -> Void)?>(nil)
        private let asked = AsyncStream<Void>.makeStream()

        init() {
            child.cancellationHandler = { [cancellations] in cancellations.continuation.yield() }
            provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) {
                [child, answer, asked] completion in
                answer.withLock { $0 = completion }
                // When the handler has returned its progress.
                ItemQueues.run(on: ItemQueues.handlers) { asked.continuation.yield() }
                return child
            }
        }

        /// Returns when somebody has asked the handler.
        func wasAsked() async {
            for await _ in asked.stream { return }
        }

        func answer(_ data: Data) {
            answer.withLock { $0 }?(data, nil)
        }
    }

    @Test("306: cancelling calls the handler's cancellation handler, and the completion hears of it once")
    func cancelling() async {
        let waiting = Waiting()
        let ends = AsyncStream<(any Error)?>.makeStream()
        let progress = waiting.provider.loadDataRepresentation(forTypeIdentifier: "public.data") { data, error in
            #expect(data == nil)
            ends.continuation.yield(error)
        }
        await waiting.wasAsked()
        progress.cancel()
        progress.cancel()
        waiting.answer(Data([1]))
        var iterator = ends.stream.makeAsyncIterator()
        let error = await iterator.next() ?? nil
        #expect((error as? CocoaError)?.code == .userCancelled)
        // Whatever else would be said has been said when another load is over.
        _ = await waiting.provider.data("public.movie")
        ends.continuation.finish()
        #expect(await iterator.next() == nil)
        #expect(progress.isCancelled)
        #expect(waiting.child.isCancelled)
        // Foundation calls it later, on a thread of its own.
        for await _ in waiting.cancellations.stream { break }
    }

    @Test("306: what is cancelled before the handler was asked is never asked for, or cancelled as soon as it is")
    func cancellingEarly() async {
        let waiting = Waiting()
        let error = await withCheckedContinuation { continuation in
            let progress = waiting.provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, error in
                continuation.resume(returning: error)
            }
            progress.cancel()
        }
        #expect((error as? CocoaError)?.code == .userCancelled)
    }

    @Test("A handler that answers twice is heard once")
    func answeringTwice() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { completion in
            completion(Data([1]), nil)
            completion(Data([2]), nil)
            completion(nil, CocoaError(.fileReadUnknown))
            return nil
        }
        #expect(await provider.data("public.data").value == Data([1]))
        #expect(await provider.data("public.data").value == Data([1]))
    }

    @Test("A handler that lets go of its completion is an error")
    func lettingGo() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { _ in nil }
        #expect(await provider.data("public.data").code == .unknownError)
    }

    @Test("A handler that gives nothing at all is an error")
    func nothing() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { completion in
            completion(nil, nil)
            return nil
        }
        #expect(await provider.data("public.data").code == .unknownError)
    }

    @Test("The progress goes on with the handler's, and is at its end when the load is")
    func progress() async {
        let waiting = Waiting()
        let ends = AsyncStream<Void>.makeStream()
        let progress = waiting.provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in
            ends.continuation.yield()
        }
        await waiting.wasAsked()
        // The handler has returned its progress; the load takes it up at once, on its own thread.
        while waiting.child.completedUnitCount < 5 { waiting.child.completedUnitCount += 1 }
        waiting.answer(Data([1]))
        for await _ in ends.stream { break }
        #expect(progress.fractionCompleted == 1)
        #expect(progress.isFinished)
        #expect(waiting.child.isFinished)
    }

    @Test("Loads are counted until their completions have returned")
    func counting() async {
        let waiting = Waiting()
        let ends = AsyncStream<[String]>.makeStream()
        waiting.provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in
            ends.continuation.yield(ItemProviderLoads.underWayAnywhere)
        }
        await waiting.wasAsked()
        #expect(ItemProviderLoads.underWayAnywhere.contains("public.data"))
        waiting.answer(Data())
        for await types in ends.stream {
            #expect(types.contains("public.data"))
            break
        }
    }

    @Test("A load that is over holds nothing", arguments: [false, true])
    func releases(isCancelled: Bool) async {
        final class Token: Sendable {}
        let provider = NSItemProvider()
        let answers = LockedBox<[@Sendable () -> Void]>([])
        let asked = AsyncStream<Void>.makeStream()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { completion in
            let child = Progress(totalUnitCount: 1)
            // As handlers do: who cancels hears of it.
            child.cancellationHandler = { completion(nil, CocoaError(.userCancelled)) }
            answers.withLock { $0.append { completion(Data(), nil) } }
            ItemQueues.run(on: ItemQueues.handlers) { asked.continuation.yield() }
            return child
        }
        weak var watched: Token?
        do {
            let token = Token()
            watched = token
            let progress = provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in
                withExtendedLifetime(token) {}
            }
            for await _ in asked.stream { break }
            if isCancelled { progress.cancel() } else { answers.withLock { $0 }.first?() }
        }
        answers.withLock { $0 = [] }
        // The queues let go of it some time after they have told.
        for _ in 0..<200 where watched != nil { _ = await provider.data("public.movie") }
        #expect(watched == nil)
    }

    @Test("306: cancelling reaches the writing of an object that was made to order")
    func cancellingAnObject() async {
        final class Slow: NSObject, NSItemProviderWriting, @unchecked Sendable {
            static var writableTypeIdentifiersForItemProvider: [String] { ["public.data"] }
            let writing = Progress(totalUnitCount: 10)
            let asked = AsyncStream<Void>.makeStream()

            func loadData(
                withTypeIdentifier typeIdentifier: String,
                forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
            ) -> Progress? {
                writing.cancellationHandler = { completionHandler(nil, CocoaError(.userCancelled)) }
                ItemQueues.run(on: ItemQueues.handlers) { [asked] in asked.continuation.yield() }
                return writing
            }
        }
        let slow = Slow()
        let provider = NSItemProvider()
        let making = Progress(totalUnitCount: 10)
        provider.registerObject(ofClass: Slow.self, visibility: .all) { completion in
            completion(slow, nil)
            return making
        }
        let ends = AsyncStream<Void>.makeStream()
        let progress = provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in
            ends.continuation.yield()
        }
        for await _ in slow.asked.stream { break }
        progress.cancel()
        for await _ in ends.stream { break }
        _ = await provider.data("public.movie")
        #expect(slow.writing.isCancelled && making.isCancelled)
    }

    @Test("A copy of what is being dragged is the copier's own")
    func copying() async {
        let provider = NSItemProvider(object: "text" as NSString)
        provider.isClosed = true
        let copy = provider.copy() as? NSItemProvider
        #expect(await copy?.object(NSString.self).value == "text")
        #expect(await provider.object(NSString.self).code == .itemUnavailableError)
    }

    @Test("The whole of many loads comes to its end, whichever thread ends which part") @MainActor
    func manyAtOnce() async {
        for round in 0..<40 {
            let items = (0..<200).map { UIDragItem(itemProvider: NSItemProvider(object: "\($0)" as NSString)) }
            let contents = DragContents(items: items, at: .zero, in: UIWindow())
            let session = ActiveDropSession(contents, local: nil)
            session.givesData = true
            let whole = session.loadObjects(ofClass: NSString.self) { _ in }
            // Ended in any order on the callback queue, or cancelled here meanwhile.
            if round.isMultiple(of: 2) { whole.cancel() }
            for item in items { _ = await item.itemProvider.data("public.movie") }
            #expect(round.isMultiple(of: 2) || whole.isFinished && session.progress.fractionCompleted == 1)
        }
    }
}
