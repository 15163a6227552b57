#!/usr/bin/env python3
"""Checks that the text in the window of Tests/Examples/GTK follows GNOME's setting: `.ci/gtk.py FOLDER`.

Starts the program in a session of its own, with an X server in memory, and changes `text-scaling-factor` while it runs.
The lines of text must grow by the same factor. A higher resolution of fonts in GTK, which GNOME sets for the factor, must
not scale them again. Writes a picture of the window at each factor to FOLDER, and the picture of the guide "Follow the
reader on Linux", `text-sizes@2x.png`, for people to review. Skips all without GTK.
"""
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import time
import zlib

import build
import install
from build import root

PACKAGES = ["libgtk-4-dev", "xvfb", "dbus-daemon", "libglib2.0-bin", "dconf-gsettings-backend",
            "gsettings-desktop-schemas", "x11-xserver-utils", "fonts-lato", "fonts-cantarell"]
# The first factor is only set to change it. The window grows with its text, but does not shrink.
FACTORS = ["0.5", "1", "1.5", "3"]
SETTING = ["org.gnome.desktop.interface", "text-scaling-factor"]
PIXELS_PER_POINT = 2
SETTINGS_OF_GTK = """[Settings]
gtk-font-name=Cantarell 11
gtk-enable-animations=0
gtk-xft-antialias=1
gtk-xft-rgba=none
gtk-decoration-layout=:close
"""
# A resolution of three times 96 dots per inch.
RESOURCES = "Xft.dpi: 288\n"
# Without a window manager, GTK draws a frame.
STYLE = "window.solid-csd { padding: 0; border: none; box-shadow: none; }\n"


class Picture:
    """Gray pixels, as a list of rows."""

    def __init__(self, rows):
        self.rows, self.width, self.height = rows, len(rows[0]), len(rows)

    @classmethod
    def screen(cls, path):
        """The lit part of the screen that Xvfb stores in a file of the format XWD, or `None` if the screen is dark."""
        data = path.read_bytes()
        (size, _, _, _, width, height, _, _, _, _, _, bits, stride, *_, colors, _, _, _, _, _) = struct.unpack(">25I", data[:100])
        if bits != 32:
            sys.exit(f"{path}: expected 32 bits in a pixel, not {bits}")
        start = size + 12 * colors
        # The green channel, because the window is gray.
        rows = [data[start + stride * y + 1:start + stride * y + 4 * width:4] for y in range(height)]
        lit = [y for y, row in enumerate(rows) if any(row)]
        if not lit:
            return None
        columns = bytearray(width)
        for y in lit:
            columns = bytes(map(max, columns, rows[y]))
        left, right = width - len(columns.lstrip(b"\0")), len(columns.rstrip(b"\0"))
        return cls([rows[y][left:right] for y in range(lit[0], lit[-1] + 1)])

    def heights(self):
        """The rows of pixels in the title, in the first line of the heading, and in the note."""
        margin = 12 * PIXELS_PER_POINT
        dark = "".join("x" if min(row[margin:-margin]) < 128 else " " for row in self.rows)
        title, heading, *_, note = map(len, dark.split())
        return title, heading, note

    def write(self, path):
        def chunk(kind, data):
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        header = struct.pack(">2I5B", self.width, self.height, 8, 0, 0, 0, 0)
        data = zlib.compress(b"".join(b"\0" + row for row in self.rows), 9)
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b""))

    @classmethod
    def row(cls, pictures, gap=20 * PIXELS_PER_POINT, gray=208):
        """The pictures next to each other."""
        height = max(picture.height for picture in pictures) + 2 * gap
        rows = [bytearray([gray]) * gap for _ in range(height)]
        for picture in pictures:
            for y, row in enumerate(rows):
                inside = 0 <= y - gap < picture.height
                row += picture.rows[y - gap] if inside else bytes([gray]) * picture.width
                row += bytes([gray]) * gap
        return cls([bytes(row) for row in rows])


class Session:
    """A session with a display, a bus and an empty folder for settings."""

    def __init__(self, folder):
        self.folder, self.processes, self.messages = folder, [], folder / "messages"
        self.environment = {name: os.environ[name] for name in ("PATH", "LANG", "LD_LIBRARY_PATH") if name in os.environ}
        self.environment |= {
            "HOME": str(folder), "XDG_CONFIG_HOME": str(folder / "config"), "XDG_RUNTIME_DIR": str(folder / "run"),
            "XDG_CURRENT_DESKTOP": "GNOME", "GDK_BACKEND": "x11", "GDK_SCALE": str(PIXELS_PER_POINT),
            "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "dconf"}
        (folder / "run").mkdir(mode=0o700)
        (folder / "config/gtk-4.0").mkdir(parents=True)
        (folder / "config/gtk-4.0/settings.ini").write_text(SETTINGS_OF_GTK)
        (folder / "config/gtk-4.0/gtk.css").write_text(STYLE)

    def start(self, *command, **options):
        process = subprocess.Popen([str(word) for word in command], env=self.environment, **options)
        self.processes.append(process)
        return process

    def __enter__(self):
        reading, writing = os.pipe()
        self.start("Xvfb", "-displayfd", str(writing), "-fbdir", self.folder, "-screen", "0", "1600x2000x24", "-nolisten",
                   "tcp", pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as display:
            number = display.readline().strip()
        if not number:
            sys.exit("Xvfb did not start")
        self.environment["DISPLAY"] = ":" + number
        bus = self.start("dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address", stdout=subprocess.PIPE,
                         stderr=subprocess.DEVNULL, text=True)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        return self

    def __exit__(self, *_):
        for process in reversed(self.processes):
            process.terminate()
            process.wait()

    def choose(self, factor):
        build.run("gsettings", "set", *SETTING, factor, env=self.environment)

    def window(self, program):
        """Starts the program."""
        with self.messages.open("a") as messages:
            return self.start(program, stderr=messages)

    def picture(self, former):
        """The screen once it has changed and is still."""
        path, last, still = self.folder / "Xvfb_screen0", b"", 0
        end = time.monotonic() + 20
        while time.monotonic() < end:
            time.sleep(0.2)
            data = path.read_bytes()
            still = still + 1 if data == last else 0
            last = data
            if still >= 3 and (picture := Picture.screen(path)) and (not former or picture.rows != former.rows):
                return picture
        sys.exit("the window did not change within 20 s")


def check(shown, name, heights, largest, factor):
    """Compares the heights of the heading and of the note with the largest ones, up to a pixel at both ends."""
    wanted = [height * factor / float(FACTORS[-1]) for height in largest]
    if any(abs(height - other) > 2 for height, other in zip(heights, wanted)):
        sys.exit(f"{name}: the first and last text have {heights} rows of pixels, not {wanted}")
    print(f"{name}: the window has {shown.width} x {shown.height} pixels, its first and last text {heights} rows")


def main():
    if not install.apt(*PACKAGES):
        print("skipped: installing GTK requires root and apt-get")
        return
    pictures = pathlib.Path(sys.argv[1]).resolve()
    pictures.mkdir(parents=True, exist_ok=True)
    example = ["--package-path", root / "Tests/Examples/GTK", "--disable-build-manifest-caching"]
    build.swiftpm("build", *example)
    show = build.output("swift", "build", "--scratch-path", build.GATE, *example, "--show-bin-path")
    program = pathlib.Path(show.strip()) / "Notice"

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, Session(pathlib.Path(folder)) as session:
        environment = {**session.environment, "DISPLAY": ":no"}
        failed = subprocess.run([program], env=environment, stderr=subprocess.PIPE, text=True)
        if (failed.returncode, failed.stderr) != (1, "Notice: GTK cannot open a display\n"):
            sys.exit(f"without a display, the program exited with {failed.returncode}: {failed.stderr}")

        session.choose(FACTORS[0])
        process = session.window(program)
        shown, last = {}, None
        for factor in FACTORS:
            session.choose(factor)
            last = shown[factor] = session.picture(last)
            last.write(pictures / f"text-size-{factor}.png")
        process.terminate()
        process.wait()
        Picture.row([shown[factor] for factor in FACTORS[1:]]).write(pictures / "text-sizes@2x.png")

        heights = {factor: picture.heights() for factor, picture in shown.items()}
        title, *largest = heights[FACTORS[-1]]
        for factor in FACTORS:
            check(shown[factor], f"factor {factor}", heights[factor][1:], largest, float(factor))

        # GTK scales the title of the window, but not the texts.
        build.run("xrdb", "-nocpp", "-load", env=session.environment, input=RESOURCES, text=True)
        session.window(program)
        again = session.picture(last)
        again.write(pictures / "text-size-3-resolution.png")
        grown, *same = again.heights()
        check(again, f"factor {FACTORS[-1]} with GTK's own scaling", same, largest, float(FACTORS[-1]))
        if grown < 2 * title:
            sys.exit(f"GTK does not scale the title of the window: {grown} instead of {title} rows")
        if messages := session.messages.read_text():
            sys.exit(f"GTK complains:\n{messages}")


if __name__ == "__main__":
    main()
