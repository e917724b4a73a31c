// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import Arrangement

@Suite("Board plan: proposals and nearest free place")
struct BoardPlanTests {
    private func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func plan(
        _ frames: [CGRect], width: Double = 1, height: Double, spacing: Double = 0,
        directions: BoardPlan<Int>.Directions = .vertical
    ) -> BoardPlan<Int> {
        var plan = BoardPlan<Int>(
            x: SnapAxis(length: width, step: 1), y: SnapAxis(length: height, step: 1),
            spacing: CGSize(width: spacing, height: spacing), directions: directions)
        for (id, frame) in frames.enumerated() { plan.index[id] = frame }
        return plan
    }

    @Test("Reject refuses an occupied place, overlap allows it, and push displaces the other items (I68)")
    func rules() {
        let plan = plan([frame(0, 0, 1, 2), frame(0, 4, 1, 2), frame(0, 6, 1, 2)], height: 10)
        let over = frame(0, 3, 1, 2)
        #expect(!plan.proposal(of: 0, in: over, rule: .reject).isAllowed)
        #expect(plan.proposal(of: 0, in: frame(0, 2, 1, 2), rule: .reject).isAllowed)
        let lying = plan.proposal(of: 0, in: over, rule: .overlap)
        #expect(lying.isAllowed)
        #expect(lying.others.isEmpty)
        let pushing = plan.proposal(of: 0, in: over, rule: .push)
        #expect(pushing.isAllowed)
        #expect(pushing.others == [1: frame(0, 5, 1, 2), 2: frame(0, 7, 1, 2)])
        // If the item is moved back to its own place, which is free, the proposal displaces no other item.
        #expect(plan.proposal(of: 0, in: frame(0, 0, 1, 2), rule: .push).others.isEmpty)
    }

    @Test("A push without room at one end goes the other way, and without any room the drop is refused")
    func noRoom() {
        let crowded = plan([frame(0, 0, 1, 1), frame(0, 2, 1, 2)], height: 4)
        let up = crowded.proposal(of: 0, in: frame(0, 3, 1, 1), rule: .push)
        #expect(up.isAllowed)
        #expect(up.others == [1: frame(0, 1, 1, 2)])
        let full = plan([frame(0, 0, 1, 2), frame(0, 2, 1, 2)], height: 4)
        #expect(!full.proposal(of: nil, in: frame(0, 1, 1, 1), rule: .push).isAllowed)
        var fixed = crowded
        fixed.fixed = [1]
        #expect(!fixed.proposal(of: 0, in: frame(0, 3, 1, 1), rule: .push).isAllowed)
    }

    @Test("A push that would move 300 items is refused although there is room")
    func crowd() {
        let crowd = plan((0..<300).map { frame(0, $0, 1, 1) }, height: 1000)
        #expect(!crowd.proposal(of: nil, in: frame(0, 0, 1, 1), rule: .push).isAllowed)
        #expect(crowd.proposal(of: nil, in: frame(0, 295, 1, 1), rule: .push).others.count == 5)
    }

    /// All sets of `count` frames that do not overlap in a column of `height` places. Each set begins with the frames
    /// in `taken`, which are included in `count`.
    private func columns(of height: Int, _ count: Int, _ taken: [CGRect] = []) -> [[CGRect]] {
        guard taken.count < count else { return [taken] }
        var found: [[CGRect]] = []
        for top in 0..<height {
            for size in 1...2 where top + size <= height {
                let new = frame(0, top, 1, size)
                if !taken.contains(where: { CollisionIndex<Int>.areTooClose($0, new) }) {
                    found += columns(of: height, count, taken + [new])
                }
            }
        }
        return found
    }

    @Test("In every small column only items in the way are pushed, none overlap, and all stay on the board")
    func everyColumn() {
        var broken: [String] = []
        for count in 1...3 {
            for frames in columns(of: 6, count) {
                let plan = plan(frames, height: 6)
                for top in 0..<6 {
                    for size in 1...3 where top + size <= 6 {
                        let put = frame(0, top, 1, size)
                        let isFree = !frames.contains { CollisionIndex<Int>.areTooClose($0, put) }
                        let rejected = plan.proposal(of: nil, in: put, rule: .reject)
                        let pushed = plan.proposal(of: nil, in: put, rule: .push)
                        let rest = frames.indices.map { pushed.others[$0] ?? frames[$0] }
                        let needed = frames.reduce(put.height) { $0 + $1.height }
                        var isRight = rejected.isAllowed == isFree && (!isFree || pushed.others.isEmpty)
                        if pushed.isAllowed {
                            isRight =
                                isRight
                                && ([put] + rest).indices.allSatisfy { one in
                                    let all = [put] + rest
                                    return all[one].minY >= 0 && all[one].maxY <= 6
                                        && all.indices.allSatisfy {
                                            $0 == one || !CollisionIndex<Int>.areTooClose(all[one], all[$0])
                                        }
                                }
                            // No item is pushed without need: at its old place, each pushed item would overlap another
                            // item.
                            for (id, place) in pushed.others {
                                let others = [put] + rest.indices.filter { $0 != id }.map { rest[$0] }
                                isRight =
                                    isRight && place != frames[id]
                                    && others.contains { CollisionIndex<Int>.areTooClose(frames[id], $0) }
                            }
                        } else {
                            isRight = isRight && pushed.others.isEmpty
                        }
                        if needed > 6 { isRight = isRight && !pushed.isAllowed }
                        if !isRight { broken.append("\(frames) \(put) \(pushed)") }
                    }
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
    }

    @Test("Items pushed in any direction keep the spacing and stay on the board")
    func anyWay() {
        var seeded = Seeded(seed: 68)
        var (broken, allowed) = (0, 0)
        for _ in 0..<2000 {
            var frames: [CGRect] = []
            for _ in 0..<12 {
                let new = frame(
                    Int.random(in: 0..<17, using: &seeded), Int.random(in: 0..<17, using: &seeded),
                    Int.random(in: 1...3, using: &seeded), Int.random(in: 1...3, using: &seeded))
                let spacing = CGSize(width: 1, height: 1)
                if !frames.contains(where: { CollisionIndex<Int>.areTooClose($0, new, spacing: spacing) }) {
                    frames.append(new)
                }
            }
            let plan = plan(frames, width: 20, height: 20, spacing: 1, directions: .all)
            let put = frame(
                Int.random(in: 0..<16, using: &seeded), Int.random(in: 0..<16, using: &seeded), 4, 4)
            let pushed = plan.proposal(of: 0, in: put, rule: .push)
            guard pushed.isAllowed else { continue }
            allowed += 1
            let all = frames.indices.map { $0 == 0 ? put : pushed.others[$0] ?? frames[$0] }
            for one in all.indices {
                if all[one].minX < 0 || all[one].maxX > 20 || all[one].minY < 0 || all[one].maxY > 20 { broken += 1 }
                for other in all.indices where other != one {
                    if CollisionIndex<Int>.areTooClose(all[one], all[other], spacing: plan.spacing) { broken += 1 }
                }
            }
        }
        #expect(broken == 0, "\(broken), \(allowed)")
        #expect(allowed > 1000, "\(broken), \(allowed)")
    }

    @Test("The nearest free place in a part of a board is in that part; of two equally near, it is the upper one")
    func nearestFreeInPart() {
        let all = (0..<10).map { frame(0, $0, 4, 1) }
        let taken = plan(
            all.enumerated().filter { [4, 5, 6].contains($0.offset) }.map(\.element), width: 4, height: 10)
        #expect(taken.nearestFree(of: nil, to: frame(0, 5, 4, 1)) == frame(0, 3, 4, 1))
        #expect(taken.nearestFree(of: nil, to: frame(0, 6, 4, 1), within: frame(0, 0, 4, 7)) == frame(0, 3, 4, 1))
        #expect(taken.nearestFree(of: nil, to: frame(0, 6, 4, 1), within: frame(0, 4, 4, 3)) == nil)
        #expect(taken.nearestFree(of: nil, to: frame(0, 4, 4, 1), within: frame(0, 5, 4, 5)) == frame(0, 7, 4, 1))
    }

    @Test("On every small board the nearest free place is the nearest of all free places")
    func nearestFree() {
        var seeded = Seeded(seed: 10)
        var broken: [String] = []
        for round in 0..<600 {
            let frames = (0..<(round % 7)).map { _ in
                frame(
                    Int.random(in: 0..<6, using: &seeded), Int.random(in: 0..<6, using: &seeded),
                    Int.random(in: 1...3, using: &seeded), Int.random(in: 1...4, using: &seeded))
            }
            let plan = plan(frames, width: 7, height: 8, spacing: Double(round % 2))
            let wanted = frame(
                Int.random(in: -2..<8, using: &seeded), Int.random(in: -2..<8, using: &seeded),
                Int.random(in: 1...3, using: &seeded), Int.random(in: 1...9, using: &seeded))
            var best: Double?
            for left in 0...7 where CGFloat(left) + wanted.width <= 7 {
                for top in 0...8 where CGFloat(top) + wanted.height <= 8 {
                    let place = CGRect(origin: CGPoint(x: left, y: top), size: wanted.size)
                    guard plan.conflicts(of: nil, in: place).isEmpty else { continue }
                    let distance = hypot(place.minX - wanted.minX, place.minY - wanted.minY)
                    best = min(best ?? distance, distance)
                }
            }
            let found = plan.nearestFree(of: nil, to: wanted)
            let distance = found.map { hypot($0.minX - wanted.minX, $0.minY - wanted.minY) }
            let isFree = found.map { plan.conflicts(of: nil, in: $0).isEmpty && $0.size == wanted.size } ?? true
            if !isFree || (distance == nil) != (best == nil) || abs((distance ?? 0) - (best ?? 0)) > 1e-9 {
                broken.append("\(frames) \(wanted): \(String(describing: found)), \(String(describing: best))")
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
    }
}
