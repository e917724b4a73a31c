// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Drag and drop, what its objects tell") @MainActor
struct DragMembersTests {
    private let stage = DragStage()

    @Test("Interactions know their delegates and views, and hold neither")
    func interactions() {
        #expect(stage.drag.delegate === stage.giver && stage.drag.view === stage.source)
        #expect(stage.drop.delegate === stage.taker && stage.drop.view === stage.target)
        weak var forgotten: Taker?
        let drop: UIDropInteraction
        do {
            let taker = Taker("gone", stage.log)
            forgotten = taker
            drop = UIDropInteraction(delegate: taker)
        }
        #expect(forgotten == nil && drop.delegate == nil && drop.view == nil)
    }

    @Test("A destination that would take part in several drags hears of the one there is as any other does")
    func simultaneous() throws {
        #expect(!stage.drop.allowsSimultaneousDropSessions)
        stage.drop.allowsSimultaneousDropSessions = true
        let finger = stage.carry()
        #expect(stage.log.take().filter { $0 == "into blue" }.count == 1)
        finger.up()
        #expect(stage.log.take().contains("drop on blue"))
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 271: who takes sees the drag it comes from, with what the source has put there")
    func local() throws {
        var contexts: [String] = []
        stage.taker.whenAsked = { session in
            contexts.append(session.localDragSession?.localContext as? String ?? "")
        }
        let finger = stage.lift()
        #expect(stage.giver.session?.localContext == nil)
        stage.giver.session?.localContext = "mine"
        finger.move(to: stage.middle(of: stage.target), duration: 0.2)
        #expect(Set(contexts) == ["mine"])
        #expect(stage.taker.session?.localDragSession === stage.giver.session)
        finger.cancel()
        try expectNoLeftovers(stage.screen)
    }

    @Test("Whether a drag may leave the app, its source says and everybody sees")
    func restricted() throws {
        for isRestricted in [false, true] {
            let stage = DragStage()
            stage.giver.isRestricted = isRestricted
            let finger = stage.carry()
            #expect(stage.giver.session?.isRestrictedToDraggingApplication == isRestricted)
            #expect(stage.taker.session?.isRestrictedToDraggingApplication == isRestricted)
            finger.up()
            try expectNoLeftovers(stage.screen)
        }
    }

    @Test("fact 274: a drop's progress shows as a matter of course, unless the app shows it")
    func indicator() throws {
        let finger = stage.carry()
        let session = try #require(stage.taker.session)
        #expect(session.progressIndicatorStyle == .default)
        session.progressIndicatorStyle = .none
        #expect(session.progressIndicatorStyle == UIDropSessionProgressIndicatorStyle.none)
        finger.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("A precise drop lands where the finger is, like any other")
    func precise() throws {
        let proposal = UIDropProposal(operation: .copy)
        #expect(!proposal.isPrecise)
        proposal.isPrecise = true
        stage.taker.proposal = proposal
        var place: CGPoint?
        stage.taker.whenPerformed = { place = $0.location(in: stage.target) }
        let finger = stage.carry()
        finger.up()
        #expect(place == CGPoint(x: 75, y: 75))
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 277: what springs open is told which view it is about, in which state")
    func spring() throws {
        var (views, states): ([UIView?], [UISpringLoadedInteractionEffectState]) = ([], [])
        let interaction = UISpringLoadedInteraction { _, context in
            views.append(context.targetView)
            states.append(context.state)
            #expect(context.targetItem == nil)
        }
        stage.target.addInteraction(interaction)
        let finger = stage.carry()
        finger.hold(1.2)
        #expect(views == [stage.target] && states == [.activated])
        finger.cancel()
        try expectNoLeftovers(stage.screen)
    }

    @Test("Numbers are Apple's, and others are none")
    func numbers() {
        #expect((0..<5).map(UIDropOperation.init(rawValue:)) == [.cancel, .forbidden, .copy, .move, nil])
        #expect(
            (0..<3).map(UIDropSessionProgressIndicatorStyle.init(rawValue:)) == [
                UIDropSessionProgressIndicatorStyle.none, .default, nil,
            ])
        #expect(
            (0..<5).map(UISpringLoadedInteractionEffectState.init(rawValue:)) == [
                .inactive, .possible, .activating, .activated, nil,
            ])
        #expect(
            (0..<4).map(NSItemProvider.PreferredPresentationStyle.init(rawValue:)) == [
                .unspecified, .inline, .attachment, nil,
            ])
        #expect(
            (0..<4).map(NSItemProviderRepresentationVisibility.init(rawValue:)) == [.all, .team, nil, .ownProcess])
    }
}
