# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0
"""Type-checks sources against the generated modules."""

import concurrent.futures
import hashlib
import pathlib
import re
import subprocess

from . import explain, package, toolchain

# Bodies never run, and code for Objective-C methods cannot be generated here.
WITHOUT_BODIES = ["-Xfrontend", "-experimental-skip-all-function-bodies"]

FLAGS = ["-swift-version", "6", "-parse-as-library", *toolchain.OBJECTIVE_C]

TOOLS = pathlib.Path(__file__).resolve().parent.parent

# The folder in which sources may use `#if`.
PLATFORM = "Sources/Rearrange/Platform/"


class Broken(Exception):
    """The check's own modules do not compile."""


def swift_files(place):
    """Returns the sources of a module, without those of its documentation."""
    paths = pathlib.Path(place).rglob("*.swift")
    return sorted(str(path) for path in paths if not any(part.endswith(".docc") for part in path.parts))


class Check:
    """The check of one project, in a folder of its own."""

    def __init__(self, root, folder):
        self.root, self.folder = root, folder
        self.modules = folder / "Modules"
        self.left_out = {}

    # MARK: Modules

    def fingerprint(self):
        """Returns a hash of the compiler and of all files from which the modules are generated."""
        compiler = subprocess.run(["swiftc", "--version"], capture_output=True, text=True, check=True).stdout
        digest = hashlib.sha256(compiler.encode())
        made_of = [self.root / "Documentation/API/apple.tsv", self.root / "Package.swift"]
        made_of += [path for path in sorted(TOOLS.parent.rglob("*")) if path.suffix in (".py", ".tsv", ".swift")]
        for path in made_of:
            digest.update(str(path).encode() + path.read_bytes())
        return digest.hexdigest()

    def prepare(self):
        """Writes the package and compiles Apple's modules, unless they are current."""
        stamp = self.folder / "stamp"
        if not stamp.exists() or stamp.read_text(encoding="utf-8") != self.fingerprint():
            self.modules.mkdir(parents=True, exist_ok=True)
            stamp.unlink(missing_ok=True)
            package.write(self.root, self.folder, toolchain.OBJECTIVE_C)
            for name in package.STAND_INS:
                self.make_module(name, self.folder / "Sources" / name)
            stamp.write_text(self.fingerprint(), encoding="utf-8")
        for line in (self.folder / "left-out.tsv").read_text(encoding="utf-8").splitlines():
            owner, name, why = line.split("\t")
            self.left_out[owner, name] = why
        self.make_module("Arrangement", self.root / "Sources/Arrangement")

    def make_module(self, name, sources):
        target = self.modules / f"{name}.swiftmodule"
        command = ["swiftc", "-emit-module", "-module-name", name, "-package-name", "uplift", *FLAGS, *WITHOUT_BODIES]
        command += ["-suppress-warnings", "-I", str(self.modules), "-o", str(target), *swift_files(sources)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Broken(f"{name} does not compile:\n{done.stderr}")

    # MARK: Sources

    def type_check(self, name, files):
        """Returns the faults in a module's files."""
        command = ["swiftc", "-typecheck", "-wmo", "-module-name", name, "-package-name", "uplift", *FLAGS]
        command += ["-suppress-warnings", "-I", str(self.modules), *files]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        found = explain.faults(done.stderr, self.root, self.left_out)
        if done.returncode and not found:
            raise Broken(f"{name} could not be checked:\n{done.stderr}")
        return found

    def sources(self, name):
        """Returns the faults in the sources of one of the project's modules."""
        files = swift_files(self.root / "Sources" / name)
        return self.type_check(name, files) + platform_faults(self.root, files)

    def sample(self, path):
        """Returns the marked lines of a sample that the check accepts, and the other lines that it refuses."""
        text = pathlib.Path(path).read_text(encoding="utf-8")
        return list(unexpected(path, text, self.type_check("Sample", [path])))

    def everything(self):
        """Returns the faults in the samples and in the sources."""
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            samples = pool.map(self.sample, swift_files(TOOLS / "Samples"))
            sources = pool.map(self.sources, ("Arrangement", "Rearrange"))
            found = [each for results in (samples, sources) for found in results for each in found]
        return found or self.uses()

    def uses(self):
        """Returns the faults in the samples that use Rearrange. Rearrange must compile."""
        self.make_module("Rearrange", self.root / "Sources/Rearrange")
        return [each for path in swift_files(TOOLS / "Uses") for each in self.sample(path)]


def platform_faults(root, files):
    """Returns each `#if` outside the folder PLATFORM, and each `isolated deinit`, which needs iOS 18.4."""
    found = []
    for path in files:
        place = path.removeprefix(f"{root}/")
        if place.startswith(PLATFORM):
            continue
        for number, line in enumerate(pathlib.Path(path).read_text(encoding="utf-8").splitlines(), start=1):
            if re.match(r"\s*#if\b", line):
                found.append(explain.Fault(place, number, f"has #if, which stands in {PLATFORM} only"))
            if re.match(r"\s*isolated deinit\b", line):
                found.append(explain.Fault(place, number, "has isolated deinit, which came with iOS 18.4"))
    return found


def unexpected(path, text, found):
    """Yields lines marked `// refused: words` without a fault with these words, and faults at unmarked lines."""
    name = pathlib.Path(path).name
    said = {}
    for each in found:
        said.setdefault(each.line, []).append(each.text)
    for number, line in enumerate(text.splitlines(), start=1):
        mark = re.search(r"// refused: (.*)", line)
        texts = said.pop(number, [])
        if mark and not any(mark.group(1) in each for each in texts):
            yield f"{name}:{number} should be refused ({mark.group(1)}), and the check said {texts or 'nothing'}"
        elif not mark and texts:
            yield f"{name}:{number} should be taken, and the check said {texts}"
    for number, texts in said.items():
        yield f"{name}:{number} is said to be wrong: {texts}"
