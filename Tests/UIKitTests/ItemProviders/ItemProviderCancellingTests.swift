// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

struct ItemProviderCancellingTests {
    /// A provider whose handler answers only when the test calls `answer`.
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
                // The test must continue only after this handler was called. It is resumed on another thread, so it may
                // run before or after the handler returns its progress.
                ItemQueues.run(on: ItemQueues.handlers) { asked.continuation.yield() }
                return child
            }
        }

        /// Waits until the handler has been called.
        func wasAsked() async {
            for await _ in asked.stream { return }
        }

        func answer(_ data: Data) {
            answer.withLock { $0 }?(data, nil)
        }
    }

    @Test("fact 306: cancelling calls the handler's cancellation handler, and the completion once")
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
        // A second call of the completion would come before this load ends, so after the load it would be in the
        // stream.
        _ = await waiting.provider.data("public.movie")
        ends.continuation.finish()
        #expect(await iterator.next() == nil)
        #expect(progress.isCancelled)
        #expect(waiting.child.isCancelled)
        // Foundation calls the cancellation handler later, on its own thread.
        for await _ in waiting.cancellations.stream { break }
    }

    @Test("fact 306: a load cancelled at once does not call its handler, or cancels it after the call")
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

    @Test("Only the first answer of a handler counts")
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

    @Test("A handler that releases its completion without a call gives an error")
    func releasedCompletion() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { _ in nil }
        #expect(await provider.data("public.data").code == .unknownError)
    }

    @Test("A handler that gives neither data nor an error gives an unknown error")
    func nothing() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { completion in
            completion(nil, nil)
            return nil
        }
        #expect(await provider.data("public.data").code == .unknownError)
    }

    @Test("The progress follows the handler's progress, and is finished when the load is")
    func progress() async {
        let waiting = Waiting()
        let ends = AsyncStream<Void>.makeStream()
        let progress = waiting.provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in
            ends.continuation.yield()
        }
        await waiting.wasAsked()
        // The handler's progress changes while another thread may be adding it to the load's progress. No change may be
        // lost.
        while waiting.child.completedUnitCount < 5 { waiting.child.completedUnitCount += 1 }
        waiting.answer(Data([1]))
        for await _ in ends.stream { break }
        #expect(progress.fractionCompleted == 1)
        #expect(progress.isFinished)
        #expect(waiting.child.isFinished)
    }

    @Test("A load counts as in progress until its completion has returned")
    func counting() async {
        let waiting = Waiting()
        let ends = AsyncStream<[String]>.makeStream()
        waiting.provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in
            ends.continuation.yield(ItemProviderLoads.allRunningTypeIdentifiers)
        }
        await waiting.wasAsked()
        #expect(ItemProviderLoads.allRunningTypeIdentifiers.contains("public.data"))
        waiting.answer(Data())
        for await types in ends.stream {
            #expect(types.contains("public.data"))
            break
        }
    }

    @Test("A finished load retains nothing", arguments: [false, true])
    func releases(isCancelled: Bool) async {
        final class Token: Sendable {}
        let provider = NSItemProvider()
        let answers = LockedBox<[@Sendable () -> Void]>([])
        let asked = AsyncStream<Void>.makeStream()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { completion in
            let child = Progress(totalUnitCount: 1)
            // As in typical handlers, a cancellation is reported to the completion.
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
        // The queues release the completion some time after they have called it. Further loads on the same queues pass
        // this time.
        for _ in 0..<200 where watched != nil { _ = await provider.data("public.movie") }
        #expect(watched == nil)
    }

    @Test("fact 306: cancelling a load cancels the writing of an object that is made on request")
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
        #expect(slow.writing.isCancelled)
        #expect(making.isCancelled)
    }

    @Test("A copy of the provider of a dragged item can be loaded")
    func copying() async {
        let provider = NSItemProvider(object: "text" as NSString)
        provider.isClosed = true
        let copy = provider.copy() as? NSItemProvider
        #expect(await copy?.object(NSString.self).value == "text")
        #expect(await provider.object(NSString.self).code == .itemUnavailableError)
    }

    @Test("The progress of many loads finishes, whichever threads end the loads") @MainActor
    func manyAtOnce() async {
        for round in 0..<40 {
            let items = (0..<200).map { UIDragItem(itemProvider: NSItemProvider(object: "\($0)" as NSString)) }
            let contents = DragContents(items: items, at: .zero, in: UIWindow())
            let session = ActiveDropSession(contents, local: nil)
            session.givesData = true
            let whole = session.loadObjects(ofClass: NSString.self) { _ in }
            // The loads end in any order on the callback queue. In every second round, they are cancelled here first.
            if round.isMultiple(of: 2) { whole.cancel() }
            for item in items { _ = await item.itemProvider.data("public.movie") }
            #expect(round.isMultiple(of: 2) || whole.isFinished && session.progress.fractionCompleted == 1)
        }
    }
}
