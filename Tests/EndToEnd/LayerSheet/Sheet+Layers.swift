// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Sheet {
    /// The middle of a tile's layer, which is 80 by 60 points.
    private var middle: CGPoint { CGPoint(x: 40, y: 30) }

    func addPartsOfContents() {
        add(
            makeLayer(nil) {
                $0.contents = self.picture.cgImage
                $0.contentsRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
                $0.magnificationFilter = .nearest
            })
        add(
            makeLayer(nil) {
                $0.contents = self.frameImage.cgImage
                $0.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
                $0.contentsScale = 1
            })
        add(
            makeLayer(.systemTeal) {
                $0.cornerRadius = 24
                $0.cornerCurve = .continuous
                $0.borderWidth = 3
                $0.borderColor = UIColor.black.cgColor
                $0.masksToBounds = true
                $0.addSublayer(self.overhanging(.systemYellow, at: CGPoint(x: 45, y: -10)))
            })
        let drawn = DrawnLayer()
        drawn.isGeometryFlipped = true
        drawn.contentsFormat = .gray8Uint
        drawn.setNeedsDisplay()
        add(drawn)
    }

    func addMasks() {
        let star = CAShapeLayer()
        star.path = UIBezierPath(ovalIn: CGRect(x: 8, y: 3, width: 64, height: 54)).cgPath
        star.lineWidth = 6
        star.lineDashPattern = [4, 4]
        star.strokeColor = UIColor.black.cgColor
        add(
            makeLayer(.systemIndigo) {
                $0.addSublayer(self.overhanging(.systemOrange, at: CGPoint(x: 35, y: 20)))
                $0.mask = star
            })
        let fade = CAGradientLayer()
        fade.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
        fade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
        fade.startPoint = CGPoint(x: 0, y: 0.5)
        fade.endPoint = CGPoint(x: 1, y: 0.5)
        add(
            makeLayer(.systemGreen) {
                $0.contents = self.picture.cgImage
                $0.mask = fade
                $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.15))
            })
        add(
            makeLayer(.systemPink) {
                $0.cornerRadius = 20
                $0.shouldRasterize = true
                $0.addSublayer(self.overhanging(.systemBlue, at: CGPoint(x: 10, y: 10)))
            })
        add(
            makeLayer(.systemRed) {
                $0.opacity = 0.5
                $0.allowsGroupOpacity = false
                $0.addSublayer(self.overhanging(.systemBlue, at: CGPoint(x: 20, y: 10)))
            })
    }

    // MARK: 3D

    private func perspective(_ distance: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / distance
        return transform
    }

    func addSpace() {
        // A turning page at two angles, with a shadow. At the second angle its back is visible.
        for angle in [0.7, 2.2] as [CGFloat] {
            let book = makeLayer(.systemGray5)
            book.sublayerTransform = perspective(220)
            let page = makeLayer(.white) {
                $0.bounds = CGRect(x: 0, y: 0, width: 40, height: 60)
                $0.anchorPoint = CGPoint(x: 0, y: 0.5)
                $0.position = self.middle
                $0.contents = self.picture.cgImage
                $0.borderWidth = 1
                $0.borderColor = UIColor.black.cgColor
                $0.transform = CATransform3DMakeRotation(-angle, 0, 1, 0)
            }
            throwShadow(page)
            book.addSublayer(page)
            add(book)
        }
        // Cards at increasing depths under one perspective.
        let flow = makeLayer(nil)
        flow.sublayerTransform = perspective(150)
        for index in 0..<4 {
            flow.addSublayer(
                makeLayer([.systemRed, .systemYellow, .systemGreen, .systemBlue][index]) {
                    $0.bounds = CGRect(x: 0, y: 0, width: 34, height: 44)
                    $0.cornerRadius = 6
                    $0.position = CGPoint(x: 14 + CGFloat(index) * 17, y: 30)
                    $0.zPosition = CGFloat(-index) * 40
                    $0.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
                })
        }
        add(flow)
        // Adds a box in a transform layer, which draws the six sides in the order of their depth.
        let space = CATransformLayer()
        space.transform = CATransform3DRotate(CATransform3DRotate(perspective(300), 0.5, 1, 0, 0), 0.6, 0, 1, 0)
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue]
        for (index, turn) in ([0, .pi / 2, .pi, -.pi / 2] as [CGFloat]).enumerated() {
            addSide(colors[index], to: space, CATransform3DMakeRotation(turn, 0, 1, 0))
        }
        addSide(colors[4], to: space, CATransform3DMakeRotation(.pi / 2, 1, 0, 0))
        addSide(colors[5], to: space, CATransform3DMakeRotation(-.pi / 2, 1, 0, 0))
        add(space)
        // Text on a rotated card.
        let card = makeTextLayer("Uplift", size: 22)
        card.backgroundColor = UIColor.systemGray6.cgColor
        card.transform = CATransform3DRotate(perspective(200), 0.8, 0.2, 1, 0)
        add(card)
    }

    private func addSide(_ color: UIColor, to space: CALayer, _ turn: CATransform3D) {
        space.addSublayer(
            makeLayer(color) {
                $0.bounds = CGRect(x: 0, y: 0, width: 36, height: 36)
                $0.position = self.middle
                $0.borderWidth = 1
                $0.isDoubleSided = false
                $0.transform = CATransform3DTranslate(turn, 0, 0, 18)
            })
    }

    // MARK: Layer classes

    func addGradients() {
        for type in [CAGradientLayerType.axial, .radial, .conic] {
            let gradient = CAGradientLayer()
            gradient.type = type
            gradient.colors = [UIColor.systemRed.cgColor, UIColor.systemYellow.cgColor, UIColor.systemBlue.cgColor]
            gradient.locations = [0, 0.3, 1]
            gradient.startPoint = type == .axial ? .zero : CGPoint(x: 0.5, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: 1)
            gradient.cornerRadius = type == .conic ? 16 : 0
            add(gradient)
        }
    }

    func addText() {
        let wrapped = CATextLayer()
        wrapped.string = "Text in lines that are as long as there is room, and no longer"
        wrapped.fontSize = 11
        wrapped.foregroundColor = UIColor.black.cgColor
        wrapped.isWrapped = true
        wrapped.truncationMode = .end
        wrapped.alignmentMode = .center
        add(wrapped)
        let text = NSMutableAttributedString(string: "Large ", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        text.append(
            NSAttributedString(
                string: "small",
                attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.systemRed]))
        let attributed = CATextLayer()
        attributed.string = text
        add(attributed)
    }

    func addInstances() {
        let ring = CAReplicatorLayer()
        ring.instanceCount = 12
        ring.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        ring.instanceRedOffset = -1 / 12
        ring.instanceAlphaOffset = -1 / 16
        ring.addSublayer(
            makeLayer(.systemOrange) {
                $0.frame = CGRect(x: 37, y: 0, width: 6, height: 16)
                $0.cornerRadius = 3
            })
        add(ring)
        let line = CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 5, y: 50))
        path.addLine(to: CGPoint(x: 30, y: 10))
        path.addLine(to: CGPoint(x: 50, y: 50))
        path.addLine(to: CGPoint(x: 75, y: 10))
        line.path = path.cgPath
        line.fillColor = nil
        line.strokeColor = UIColor.systemPurple.cgColor
        line.lineWidth = 8
        line.lineJoin = .round
        line.lineCap = .round
        line.strokeStart = 0.1
        line.strokeEnd = 0.8
        add(line)
    }

    /// An image with rounded corners, to test `contentsCenter`, which stretches only the middle of an image.
    private var frameImage: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30), format: format).image { _ in
            UIColor.systemGreen.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), cornerRadius: 12).fill()
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 10, height: 10)).fill()
        }
    }
}

/// A layer that draws a triangle with its base at y = 0.
private final class DrawnLayer: CALayer {
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.systemOrange.cgColor)
        ctx.move(to: CGPoint(x: 0, y: 0))
        ctx.addLine(to: CGPoint(x: bounds.width, y: 0))
        ctx.addLine(to: CGPoint(x: bounds.width / 2, y: bounds.height))
        ctx.fillPath()
    }
}
