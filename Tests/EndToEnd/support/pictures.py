# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Pictures as bytes, which ImageMagick reads and writes."""

import subprocess

from .checks import Failure, wait_for


class Picture:
    """Opaque pixels: red, green and blue bytes, rows from the top."""

    def __init__(self, width, height, data):
        self.width, self.height, self.data = width, height, data

    @classmethod
    def parse(cls, ppm):
        kind, width, height, depth, data = ppm.split(maxsplit=4) if ppm[:2] == b"P6" else [b""] * 5
        # The header ends with one whitespace byte; any more that `split` removed belong to the pixels.
        if kind != b"P6" or depth != b"255":
            raise Failure(f"not a picture: {ppm[:40]!r}")
        width, height = int(width), int(height)
        return cls(width, height, ppm[len(ppm) - width * height * 3 :])

    @classmethod
    def load(cls, file):
        return cls.parse(
            subprocess.run(
                ["convert", str(file), "-background", "black", "-alpha", "remove", "-depth", "8", "ppm:-"],
                check=True, stdout=subprocess.PIPE,
            ).stdout
        )

    def save(self, file):
        header = b"P6 %d %d 255\n" % (self.width, self.height)
        subprocess.run(["convert", "ppm:-", f"png:{file}"], input=header + self.data, check=True)

    def crop(self, x, y, width, height):
        """Returns the pixels of a rectangle, which must be inside the picture."""
        if x < 0 or y < 0 or x + width > self.width or y + height > self.height:
            raise Failure(f"{(x, y, width, height)} is not inside {self.width} x {self.height}")
        rows = range(y, y + height)
        return b"".join(self.data[(row * self.width + x) * 3 : (row * self.width + x + width) * 3] for row in rows)

    def below(self, y):
        """Returns the part of the picture from a row of pixels down."""
        return Picture(self.width, self.height - y, self.crop(0, y, self.width, self.height - y))

    def pixel(self, x, y):
        return tuple(self.crop(x, y, 1, 1))

    def __eq__(self, other):
        return (self.width, self.height, self.data) == (other.width, other.height, other.data)

    def difference(self, other):
        """Describes the differing pixels and the rectangle that contains them."""
        if (self.width, self.height) != (other.width, other.height):
            return f"{self.width} x {self.height} pixels, not {other.width} x {other.height}"
        differing = [
            index // 3 for index in range(0, len(self.data), 3)
            if self.data[index : index + 3] != other.data[index : index + 3]
        ]
        if not differing:
            return "no pixel differs"
        rows = [index // self.width for index in differing]
        columns = [index % self.width for index in differing]
        most = max(
            abs(self.data[index * 3 + part] - other.data[index * 3 + part]) for index in differing for part in range(3)
        )
        return (
            f"{len(differing)} pixels differ by up to {most}, "
            f"in x {min(columns)} to {max(columns)}, y {min(rows)} to {max(rows)}"
        )


def wait_for_picture(take, expected, folder, name):
    """Waits until `take()` returns the expected picture; saves both pictures after the timeout."""
    last = None

    def is_there():
        nonlocal last
        last = take()
        return last == expected

    def what():
        last.save(folder / f"{name}-is.png")
        expected.save(folder / f"{name}-should-be.png")
        return f"the picture {name}: {last.difference(expected)}"

    wait_for(what, is_there)
    return last
