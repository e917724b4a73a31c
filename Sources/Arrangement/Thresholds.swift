// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Every number that decides when something happens or how it feels, with its unit and where it comes from.
///
/// "UIKit" means Apple's headers or documentation, "measured" a measurement on an iOS device, "peer" the value
/// another library uses, and "ours" a choice made here because nobody publishes one.
package enum Thresholds {
    package enum LongPress {
        /// Seconds the touches stay down before a long press begins. UIKit: `minimumPressDuration`.
        package static let minimumDuration = 0.5
        /// Points a touch may wander before that. UIKit: `allowableMovement`.
        package static let allowableMovement = 10.0
    }

    package enum ToolTip {
        /// Seconds that a pointer rests before the words come. Peer: GTK.
        package static let delay = 0.5
        /// Points across which the words are wrapped. Ours.
        package static let width = 240.0
        /// Points between the pointer's tip and the words: about a pointer's height. Ours.
        package static let distance = 20.0
    }

    package enum Menu {
        /// Points across a menu. UIKit's classic look.
        package static let width = 250.0
        /// Points from one row to the next, where a row's text is of one line. UIKit's classic look.
        package static let rowHeight = 44.0
        /// Points of the row with the menu's title, where that is of one line. Ours.
        package static let headingHeight = 32.0
        /// Points of the band between two sections. UIKit's classic look.
        package static let sectionGap = 8.0
        /// Points. UIKit's classic look.
        package static let cornerRadius = 13.0
        /// Points between what is lifted and the menu. Ours.
        package static let gap = 12.0
        /// Points that a menu keeps from the window's edges. Ours.
        package static let margin = 8.0
        /// Points from a menu's ends where it scrolls under a finger: a row. Ours.
        package static let scrollZone = 44.0
        /// Seconds in which a menu comes or goes. Ours.
        package static let duration = 0.25
        /// How dark the rest becomes, 0 to 1. Ours.
        package static let dimming = 0.2
    }

    package enum Finger {
        /// Points from a fingertip's middle to its edge. UIKit: half of the 44 that a finger is to be given.
        package static let radius = 22.0
        /// Points by which a fingertip may be larger or smaller. Ours: half of that.
        package static let radiusTolerance = 11.0
    }

    package enum Tap {
        /// Seconds from one tap's lift to the next tap's touch-down. Peer: WinObjC.
        package static let multipleTapInterval = 0.35
        /// Points between two touch-downs that still count as taps of one place. Ours: about a fingertip.
        package static let multipleTapDistance = 45.0
        /// Points a touch may wander and still be a tap. Ours: where a pan begins, a tap ends.
        package static let allowableMovement = 10.0
        /// Seconds a touch may stay down and still be a tap. Ours.
        package static let maximumPressDuration = 1.5
    }

    package enum Pan {
        /// Points a touch moves before a drag is recognized. UIKit: "hysteresis, usually 10 points" (WWDC 2018, 803).
        package static let hysteresis = 10.0
        /// Seconds of movement that a velocity is read from. Ours: six frames at 60 a second.
        package static let velocityWindow = 0.1
        /// Points from the screen's edge within which an edge pan starts. Peer: UIKitWeb.
        package static let screenEdgeWidth = 20.0
    }

    package enum Swipe {
        /// Points along its direction that make a swipe. Peer: UIKitWeb.
        package static let minimumDistance = 50.0
        /// Seconds in which they are travelled. Peer: UIKitWeb.
        package static let maximumDuration = 0.5
        /// Greatest share of the distance that may go across the direction. Peer: UIKitWeb.
        package static let maximumPerpendicularFraction = 0.5
    }

    package enum Pinch {
        /// Points the fingers travel apart or together before a pinch begins. Measured.
        package static let fingerTravel = 10.0
        /// Points of that travel which the first reported scale leaves out. Measured.
        package static let hysteresis = 8.0
        /// Share by which a pinch on a trackpad grows or shrinks before it begins. Ours.
        package static let trackpadScale = 0.02
        /// Factor of one notch of a wheel that is turned with the control key down. Ours: Firefox's, about.
        package static let wheelFactor = 1.1
    }

    package enum Rotation {
        /// Points one finger goes round the other before a rotation begins. Ours: as far as for a pinch.
        package static let fingerTravel = 10.0
        /// Points of that travel which the first reported rotation leaves out. Ours: as for a pinch.
        package static let hysteresis = 8.0
        /// Radians that two fingers on a trackpad turn before it begins. Ours: about two degrees.
        package static let trackpadAngle = 0.035
    }

    package enum Control {
        /// Points beyond a control's edge at which a finger still counts as inside. Peer: several articles, about 70.
        package static let touchSlop = 70.0
    }

    package enum Focus {
        /// Seconds from one letter to the next that still belong to one word. Ours, as in file managers.
        package static let typeAheadPause = 1.0
        /// Rows without a cell that are asked for one to read its text, for one letter. Ours: what a list of contacts
        /// has, and short of what anybody would wait for.
        package static let mostRowsRead = 1000
        /// Rows that are passed over, one after another, because they may not have the focus. Ours.
        package static let mostRowsPassed = 1000
        /// Points across the ring. Ours, after what is seen on iPadOS.
        package static let ringWidth = 3.0
        /// Points between a row's edge and the ring inside it. Ours.
        package static let ringInset = 2.0
        /// Points between a view's edge and the ring round it. Ours.
        package static let ringGap = 2.0
        /// Points of the corners of a ring round what has none: inside a group's round corner, concentric with it.
        /// Ours.
        package static let ringRadius = 8.0
        /// Seconds of what goes along with a change of focus. Ours.
        package static let duration = 0.2
    }

    package enum Mouse {
        /// Points with the button down that start a drag. Ours.
        package static let dragDistance = 5.0
    }

    package enum Scroll {
        /// What velocity is multiplied by in each millisecond. UIKit: `DecelerationRate.normal`.
        package static let normalDecelerationRate = 0.998
        /// The same for `DecelerationRate.fast`. UIKit.
        package static let fastDecelerationRate = 0.99
        /// The rates that content comes to rest with in a moment's and in a quarter of an hour's time. Ours.
        package static let decelerationRates = 0.001...0.99999
        /// Points a second at which content can be let go. Ours: a thousand screens, faster than any finger.
        package static let velocities = -1e6...1e6
        /// Points from its range at which content can be let go. Ours: farther than numbers tell pixels apart.
        package static let offsets = -1e15...1e15
        /// Points a second at which a decelerating scroll view stops. Measured.
        package static let stopSpeed = 10.0
        /// Share of the finger's movement that shows where overscroll begins. Measured: 0.550.
        package static let rubberBand = 0.55
        /// Natural frequency, in 1/s, of the critically damped bounce that follows a throw. Measured.
        package static let thrownBounceFrequency = 11.0
        /// The two decay rates, in 1/s, of the bounce from an overscroll that was held still. Measured.
        package static let heldBounceRates = (slow: 9.0, fast: 46.0)
        /// Points a second below which a released overscroll counts as held. Measured.
        package static let heldBounceSpeed = 50.0
        /// Points from its rest at which a bounce counts as over. Ours: a third of a pixel at 3x.
        package static let restDistance = 0.1
        /// Seconds of `setContentOffset(_:animated:)`. Measured.
        package static let animatedOffsetDuration = 0.3
        /// Points a second at which a release turns the page. Ours.
        package static let pageFlickSpeed = 200.0
        /// Points of content that one notch of a wheel moves. Ours: three lines of 20 points, as Firefox has three lines.
        package static let pointsPerNotch = 60.0
        /// Seconds without a further notch of the wheel after which a pan made of notches ends. Ours.
        package static let notchPause = 0.2
        /// Seconds a touch waits before the content gets it: `delaysContentTouches`. Peer: several articles.
        package static let contentTouchDelay = 0.15
        /// Least share of a movement along one axis that lies on the other where it is diagonal: the tangent of 30
        /// degrees. Ours.
        package static let diagonalShare = 0.577
        /// Points that an arrow key scrolls by. Ours: two lines of body text.
        package static let arrowKeyDistance = 40.0
        /// Points of the last page that still show after a turn by the page keys. Ours.
        package static let pageKeyOverlap = 40.0
    }

    package enum AnimatedScroll {
        /// How often a scroll whose time is over may find that its end has moved, as where each end that shows brings
        /// more content. Ours: rows that are measured at the end need one or two.
        package static let mostLateAims = 4
    }

    package enum ScrollBar {
        /// Points that a thumb is long at least, and when content beyond its edge pushes it together. Seen on iOS.
        package static let minimumLength = 36.0
        package static let squeezedLength = 8.0
        /// Points across a thumb, and one that is being pulled or has a pointer beside it. Seen on iOS and iPadOS.
        package static let thickness = 3.0
        package static let grabbedThickness = 8.0
        /// Points between a bar and the edge, and its ends and the corners. Seen on iOS.
        package static let margin = 3.0
        /// Points from the edge within which a finger grabs a thumb, and a pointer. Ours: what a fingertip covers, and
        /// what is drawn.
        package static let fingerReach = 16.0
        package static let pointerReach = margin + grabbedThickness
        /// Seconds that a press on the track lasts until it turns a second page, and between that and the next ones. Ours.
        package static let pagingDelay = 0.4
        package static let pagingInterval = 0.2
        /// Seconds that a finger rests on a thumb until it pulls it. Ours, after what is seen on iOS.
        package static let grabDelay = 0.25
    }

    package enum Zoom {
        /// Factor beyond its limits that no pinch takes content to. Ours.
        package static let greatestOvershoot = 2.0
        /// Seconds of an animated zoom, and of the way back from beyond a limit. Ours: as of a content offset.
        package static let duration = 0.3
    }

    package enum Refresh {
        /// Points of pull that show when a refresh begins. Ours: nobody publishes Apple's.
        package static let pullDistance = 100.0
        /// Points that the spinner takes up above the content; with a title below it, more. UIKit, as seen on iOS: 60.
        package static let height = 60.0
        package static let titleHeight = 24.0
        /// Seconds in which the content goes back when a refresh is over. Ours: as of a content offset.
        package static let closingDuration = 0.3
        /// Seconds of a turn of the spinner. Ours, after what is seen on iOS.
        package static let spinDuration = 1.0
    }

    package enum Autoscroll {
        /// Greatest share of the viewport's side that one zone takes. Ours.
        package static let zoneFraction = 0.25
        /// Greatest depth of a zone in points. Ours.
        package static let maximumZone = 180.0
        /// Share of the zone's depth at which the speed is full. Ours.
        package static let fullSpeedFraction = 0.5
        /// Points a second at full speed. Ours.
        package static let speed = 900.0
        /// Seconds in the zone until the speed is what the depth allows. Ours.
        package static let rampDuration = 0.4
        /// Seconds that one step may always stand for, however fast the display is. Ours.
        package static let minimumStepLimit = 1.0 / 60
        /// Points that content may be ahead of time because each frame scrolls by a pixel at least. Ours: enough for
        /// the ramp at 120 frames a second.
        package static let mostAhead = 2.0
        /// Points toward an edge that count as movement that way; less is a still finger's noise. Ours.
        package static let minimumMovement = 0.5
    }

    package enum RowReorder {
        /// Seconds of the lift and of the drop.
        package static let liftDuration = 0.3
        package static let dropDuration = 0.3
        package static let liftedScale = 1.05
        package static let liftedAlpha = 0.98
        /// Points, to the left and down.
        package static let shadowOffset = (x: -5.0, y: 0.0)
        package static let shadowRadius = 5.0
        package static let shadowOpacity = 0.4
    }

    package enum Reorder {
        /// Fixed rows that a step without a finger passes over. Ours, as for the focus.
        package static let mostRowsPassed = 1000
    }

    package enum DragSession {
        /// Seconds until a new place is told, so that of several in a quick succession only the last is. Ours.
        package static let announcementDelay = 0.25
        /// Seconds a touch is held before a table row or a drag interaction lifts. Measured.
        package static let liftDelay = 0.325
        /// Points it may wander until then. Measured.
        package static let allowableMovement = 10.0
        /// Points from where it was lifted that begin the drag of a view. Ours: as for a mouse, and more than a finger
        /// that holds still trembles.
        package static let beginDistance = 5.0
        /// Seconds in which a preview rises. Ours.
        package static let liftDuration = 0.25
        /// How much larger it is then. Ours: as of the players table's rows.
        package static let liftedScale = 1.05
        /// Points of width and height that a preview under way has at most, unless it is to have its full size. Ours.
        package static let largestPreview = 300.0
        /// Seconds in which several previews gather under the finger, or one becomes smaller. Ours.
        package static let gatherDuration = 0.25
        /// Previews of a flock that show; the others are behind them. Ours.
        package static let mostShown = 4
        /// Points and radians from one preview of a flock to the next. Ours.
        package static let fan = (offset: 6.0, angle: 0.05)
        /// Items of a drop that each have a preview and an animator of their own; where there are more, all have the
        /// default one and share one. Ours: about a screenful of rows.
        package static let mostAnimatedDrops = 10
        /// Share of its size to which what is dropped without a target shrinks while it fades. Ours.
        package static let swallowedScale = 0.4
        /// Opacity of a row in its place while it is dragged elsewhere. Ours.
        package static let leftBehindAlpha = 0.5
        /// Share of a table's height that a gap for several rows takes at most. Ours: others are to be seen round it.
        package static let largestGap = 0.5
        /// How many heights of the table rows have together, at most, that leave their places while they are moved in it.
        /// Ours: with more of them, rows from far away would come to fill the screen.
        package static let mostCollapsed = 2.0
        /// What part of a row's height stands for the row itself, where a drop may also go between rows. Ours.
        package static let intoRow = 0.25...0.75
        /// Share of its size to which a preview shrinks that is dropped on no room at all. Ours.
        package static let leastScale = 0.01
        /// Points a window may be resized by without ending the session. Ours.
        package static let resizeTolerance = 1.0
        /// Points beyond an empty destination within which a drop still reaches it. Ours.
        package static let emptyDestinationReach = 5.0
        /// Seconds of hovering that spring-load a row. Ours.
        package static let springLoadDelay = 1.0
        /// The last seconds of those, in which it flashes. Ours.
        package static let springLoadFlash = 0.3
    }

    /// What is taken from other programs, which may be broken, or mean no good.
    package enum OtherPrograms {
        /// Bytes of one representation. Ours: as much as a large photograph or a long book, many times over.
        package static let mostBytes = 256 << 20
        /// Bytes of a list of locations. Ours.
        package static let mostListBytes = 4 << 20
        /// Items of a drag or on the pasteboard, and the formats that are looked at. Ours.
        package static let (mostItems, mostFormats) = (10_000, 256)
        /// Promises of data, those of all items together. Ours: a pasteboard of ten thousand rows with two types each.
        package static let mostPromises = 20_000
        /// Seconds that a call to the pasteboard waits for another program's data, in which the app stands still. Ours.
        package static let pasteboardPatience = 1.0
        /// Seconds that a drag over the window waits for the file system to say what is in its list. Ours: disks at hand
        /// take a thousandth of that.
        package static let lookPatience = 0.25
    }

    package enum Gap {
        /// Seconds in which a gap opens or closes, ease-in-out from where things are on screen. Ours.
        package static let duration = 0.25
    }

    package enum Drop {
        /// Seconds of the flight over no distance and over `farDistance` or more. Ours; growing, as on iOS.
        package static let durations = 0.33...0.55
        /// Points from which on the flight takes longest. Ours.
        package static let farDistance = 1500.0
        /// Share of the flight's time that the way back home takes after a cancel. Ours.
        package static let cancelFactor = 0.6
        /// Seconds in which the preview of a deleted item fades: as long as the update of a table that deletes its row.
        package static let fadeDuration = Table.updateDuration

        /// Seconds that the flight of a dropped item takes over `distance` points.
        package static func duration(distance: Double, isCancel: Bool = false) -> Double {
            let share = min(max(abs(distance) / farDistance, 0), 1)
            let flight = durations.lowerBound + (durations.upperBound - durations.lowerBound) * share
            return isCancel ? flight * cancelFactor : flight
        }
    }

    package enum SwipeActions {
        /// Share of the row's width past which a release fires the first action. Measured: 250 of 375 pt does not, 260 does.
        package static let fullSwipeFraction = 0.68
        /// Share of the finger's movement that shows past the target, and on a side without actions. Peer: SwipeCellKit.
        package static let elasticity = 0.2
        /// Points that a button is wide at least. Peer: SwipeCellKit.
        package static let minimumButtonWidth = 74.0
        /// Share of the row's width that buttons take at most, so that something is left to take hold of. Ours.
        package static let maximumOpenFraction = 0.85
        /// Seconds that a row let go of goes on at its velocity: where it then were decides whether it opens. Ours.
        package static let projection = 0.2
        /// Seconds in which the first button takes all of the room, or gives it back. Ours.
        package static let expansionDuration = 0.2
        /// The spring on which the row settles. Peer: SwipeCellKit.
        package static let settleSpring = Spring(mass: 1, stiffness: 100, damping: 18)
    }

    package enum Table {
        /// Seconds of an animated batch update. Peer: UIKitWeb.
        package static let updateDuration = 0.3
        /// Seconds in which the look of a row changes: selection, configurations, controls. Ours.
        package static let lookDuration = 0.3
    }

    package enum Transition {
        /// Seconds until a pushed or presented view is at rest. Ours, after what is seen on iOS.
        package static let duration = 0.5
        /// Of that spring: it does not swing. UIKit: `UISpringTimingParameters()` is critically damped.
        package static let dampingRatio = 1.0
        /// Share of the width by which the view below a pushed one moves. Ours, after what is seen on iOS.
        package static let parallax = 0.3
        /// Alpha of the black over the view below. Ours, after what is seen on iOS.
        package static let dimming = 0.1
        /// Share of the width past which a swipe back that is let go of goes on. Ours.
        package static let swipeFraction = 0.5
        /// Points a second at which its direction counts instead. Ours.
        package static let swipeSpeed = 300.0
        /// How far the eye is from a card that turns over, in its longer sides. Ours.
        package static let flipDistance = 2.5
        /// Seconds in which a bar comes or goes: `UINavigationController.hideShowBarDuration`. UIKit.
        package static let barDuration = 0.2
    }

    package enum StackReorder {
        /// Seconds of the press that lifts an arranged view.
        package static let pressDuration = 0.2
        package static let draggedScale = 1.2
        package static let neighbourScale = 0.9
        package static let draggedAlpha = 0.85
        /// Seconds and damping ratio of the spring of the lift.
        package static let liftSpring = (duration: 0.4, dampingRatio: 0.8)
        /// Seconds in which two neighbours change places.
        package static let swapDuration = 0.2
        /// Seconds in which all views become as they were.
        package static let restoreDuration = 0.3
        /// Share of the width past which the stack scrolls, and how far past the pointer it then goes.
        package static let autoscrollThreshold = 0.9
        package static let autoscrollOvershoot = 1.5
        /// How often a second the overshoot is scrolled by: at each event, in the article.
        package static let overshootsPerSecond = 60.0
        /// Seconds until an app that scrolls by itself is told again of a pointer that stays. Ours: as long as an
        /// animated scroll takes.
        package static let overshootInterval = 0.3
        /// Corner radius, and shadow, of a lifted view. Ours.
        package static let cornerRadius = 12.0
        package static let shadow = (x: 0.0, y: 4.0, radius: 8.0, opacity: 0.3)
        /// Share of its size to which a view shrinks that is let go of outside to be removed, and its alpha while it is
        /// there. Ours.
        package static let removedScale = 0.4
        package static let removalAlpha = 0.5
        /// Points outside its stack at which a view counts as taken out. Ours.
        package static let removalDistance = 60.0
    }

    package enum MovingView {
        /// Seconds of the press that lifts a view from its board.
        package static let pressDuration = 0.5
        package static let liftedAlpha = 0.5
        /// Points of dash and gap, width and corner radius of the border round a lifted view.
        package static let borderDash = (dash: 4.0, gap: 4.0)
        package static let borderWidth = 2.0
        package static let borderRadius = 10.0
        /// Points between a view and its neighbours.
        package static let spacing = 10.0
        /// Seconds in which it snaps into place, or returns home.
        package static let snapDuration = 0.2
        package static let returnDuration = 0.2
        /// Minutes of one step on the calendar.
        package static let calendarStep = 15.0
    }

    package enum Board {
        /// Points of the sides of the cells in which items near a place are looked for. Ours: about as large as items.
        package static let cellSide = 128.0
        /// Cells of a frame from which on it is looked at each time instead. Ours.
        package static let mostCells = 256
        /// How often an item on its way to its place finds another one, if the app puts something there each time. Ours: 8.
        package static let mostEvasions = 8
        /// Items that make way for one at most: where there would be more, it is refused. Ours: more than anybody wants
        /// moved at once, and few enough to be worked out anew at each move.
        package static let mostPushed = 100
        /// Places that a step of assistive technology looks at for one that is free. Ours: more than two days of them.
        package static let mostSteps = 200
        /// Points from an item's edge within which a press pulls the edge, and share of its length that this takes at
        /// most at either end, so that a middle is left to lift it by. Ours: a third of a fingertip.
        package static let edgeZone = 14.0
        package static let edgeShare = 0.25
        /// Points that are left of a side that is pulled where every place will do. Ours: twice the spacing of views.
        package static let smallestSide = 20.0
        /// Points by which an arrow key moves what may lie anywhere. Ours: the spacing of views.
        package static let keyStep = 10.0
        /// Points from an edge within which a board scrolls, where they are no more than a quarter of its side: a list's
        /// zones would take half of it, and on a board people put things everywhere. Ours: an hour of a calendar, a
        /// fingertip and a half.
        package static let scrollZone = 60.0
        /// Share of that zone's depth at which the speed is full. Ours: it grows from nothing to full at the edge.
        package static let fullScrollSpeedFraction = 1.0
        /// Share of that zone, and points a second at full speed, for an edge that is pulled; the speed grows with the
        /// square of the depth. Ours: near the edge, too, it is pulled to a quarter of an hour and stays, and five hours a
        /// second lead through a day.
        package static let pulledScrollZoneShare = 0.5
        package static let pulledScrollSpeed = 300.0
        /// Points from the side of a calendar within which a page turns, and seconds that it takes. Ours: a little less
        /// than a second, in which nobody comes by without meaning it.
        package static let sideZone = 32.0
        package static let dwell = 0.8
        /// Seconds in which a page turns. Ours: as of a content offset.
        package static let pageDuration = 0.3
    }

    package enum Calendar {
        /// Points of the names of hours and days, and of the days' numbers, at the usual text size. Ours.
        package static let smallText = 10.0
        package static let numberText = 17.0
        /// Points beside the hours, above them, and of a row of whole days, at the usual text size. Ours.
        package static let gutter = 46.0
        package static let header = 44.0
        package static let stripRow = 22.0
        /// Rows of whole days that show at most: half of one says that there are more. Ours.
        package static let mostStripRows = 3.5
        /// Points above the first hour: half of its name stands there. Ours.
        package static let topMargin = 8.0
        /// How many times as large all that becomes at most with larger text. Ours: three days still have room beside it.
        package static let mostGrowth = 1.6
        /// Points of an item that lasts hardly any time. Ours: a line of text.
        package static let leastHeight = 14.0
        /// Seconds after which the line of now is drawn anew. Ours: less than it takes to move by a pixel.
        package static let clockInterval = 30.0
    }

    package enum Animation {
        /// Seconds that moments, delays and offsets in time lie from nothing. Ours: longer than anybody waits.
        package static let moments = -1e12...1e12
        /// How much faster, or slower, than its parent's an animation's or a layer's time may go. Ours.
        package static let speeds = -1e9...1e9
        /// Seconds that each instance of a replicator may be later than the one before. Ours: an hour, for frames are
        /// shown until the last one has come to its end.
        package static let instanceDelays = -3600.0...3600
        /// Seconds from end to end of a property animator. Ours: 0 would leave no curve to be on.
        package static let animatorDurations = 1e-9...1e9
        /// How far beyond its ends a timing curve's control points may lie. Ours.
        package static let overshoots = -1e6...1e6
    }

    /// What a spring's numbers may be. Ours: wide enough for every spring that can be seen, and close enough that no
    /// product of them is without end.
    package enum SpringLimits {
        package static let masses = 1e-9...1e9
        package static let stiffnesses = 1e-9...1e12
        package static let dampings = 0...1e12
        /// Whole distances a second.
        package static let velocities = -1e9...1e9
        /// Below 0.01 no spring settles in a given time.
        package static let dampingRatios = 0.01...1e6
        /// Seconds.
        package static let durations = 0.001...1e9
        /// At -1 it would never get anywhere.
        package static let bounces = -0.99...1
    }

    package enum SystemSpring {
        /// Mass and stiffness of the spring that does not swing and settles in half a second. Peer: several articles.
        package static let mass = 3.0
        package static let stiffness = 1000.0
        /// Seconds after which a spring without damping is over. Ours.
        package static let longest = 10.0
    }

    package enum SystemAnimation {
        /// Seconds in which deleted views go, and the share of their size they shrink to. Ours.
        package static let deletion = 0.25
        package static let deletedScale = 0.6
    }
}
