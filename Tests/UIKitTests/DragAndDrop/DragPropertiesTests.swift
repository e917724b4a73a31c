// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Drag and drop: properties of interactions and sessions") @MainActor
struct DragPropertiesTests {
    private let stage = DragStage()

    @Test("Interactions know their delegate and view, and retain neither")
    func interactions() {
        #expect(stage.drag.delegate === stage.dragDelegate)
        #expect(stage.drag.view === stage.source)
        #expect(stage.drop.delegate === stage.dropDelegate)
        #expect(stage.drop.view === stage.target)
        weak var forgotten: LoggingDropDelegate?
        let drop: UIDropInteraction
        do {
            let dropDelegate = LoggingDropDelegate("gone", stage.log)
            forgotten = dropDelegate
            drop = UIDropInteraction(delegate: dropDelegate)
        }
        #expect(forgotten == nil)
        #expect(drop.delegate == nil)
        #expect(drop.view == nil)
    }

    @Test("Allowing simultaneous drop sessions does not change how one drag is reported")
    func simultaneous() throws {
        #expect(!stage.drop.allowsSimultaneousDropSessions)
        stage.drop.allowsSimultaneousDropSessions = true
        let finger = stage.dragToTarget()
        #expect(stage.log.drain().filter { $0 == "into blue" }.count == 1)
        finger.up()
        #expect(stage.log.drain().contains("drop on blue"))
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 271: the drop session gives access to the drag session and its local context")
    func local() throws {
        var contexts: [String] = []
        stage.dropDelegate.whenAsked = { session in
            contexts.append(session.localDragSession?.localContext as? String ?? "")
        }
        let finger = stage.lift()
        #expect(stage.dragDelegate.session?.localContext == nil)
        stage.dragDelegate.session?.localContext = "mine"
        finger.move(to: stage.middle(of: stage.target), duration: 0.2)
        #expect(Set(contexts) == ["mine"])
        #expect(stage.dropDelegate.session?.localDragSession === stage.dragDelegate.session)
        finger.cancel()
        try expectNoLeftovers(stage.screen)
    }

    @Test("Both sessions report whether the drag is restricted to the app")
    func restricted() throws {
        for isRestricted in [false, true] {
            let stage = DragStage()
            stage.dragDelegate.isRestricted = isRestricted
            let finger = stage.dragToTarget()
            #expect(stage.dragDelegate.session?.isRestrictedToDraggingApplication == isRestricted)
            #expect(stage.dropDelegate.session?.isRestrictedToDraggingApplication == isRestricted)
            finger.up()
            try expectNoLeftovers(stage.screen)
        }
    }

    @Test("fact 274: a drop session shows its progress by default, unless the app turns that off")
    func indicator() throws {
        let finger = stage.dragToTarget()
        let session = try #require(stage.dropDelegate.session)
        #expect(session.progressIndicatorStyle == .default)
        session.progressIndicatorStyle = .none
        #expect(session.progressIndicatorStyle == UIDropSessionProgressIndicatorStyle.none)
        finger.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("A precise drop has the location of the finger, like any other drop")
    func precise() throws {
        let proposal = UIDropProposal(operation: .copy)
        #expect(!proposal.isPrecise)
        proposal.isPrecise = true
        stage.dropDelegate.proposal = proposal
        var place: CGPoint?
        stage.dropDelegate.whenPerformed = { place = $0.location(in: stage.target) }
        let finger = stage.dragToTarget()
        finger.up()
        #expect(place == CGPoint(x: 75, y: 75))
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 277: the spring-loading context has the target view and the state")
    func spring() throws {
        var (views, states): ([UIView?], [UISpringLoadedInteractionEffectState]) = ([], [])
        let interaction = UISpringLoadedInteraction { _, context in
            views.append(context.targetView)
            states.append(context.state)
            #expect(context.targetItem == nil)
        }
        stage.target.addInteraction(interaction)
        let finger = stage.dragToTarget()
        finger.hold(1.2)
        #expect(views == [stage.target])
        #expect(states == [.activated])
        finger.cancel()
        try expectNoLeftovers(stage.screen)
    }

    @Test("Raw values are Apple's, and other raw values give nil")
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
