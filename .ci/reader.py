#!/usr/bin/env python3
"""Checks `typescale reader` in sessions with the programs of real desktops: `.ci/reader.py TOOL [TESTS READS]`.

Each session has a home folder, a bus and a PATH of its own. In each, every factor from 0.5 to 3.0 in steps of 0.05 is
set with the desktop's own program, and read back; then three changes are followed with
`--watch`, each within a second.

portal    the desktop portal of GTK, which reads GNOME's setting from dconf
gnome     GSettings of GNOME with dconf, with the keyfile back end, and with the memory back end, which forgets all
cinnamon  GSettings of Cinnamon, with the keyfile back end
mate      GSettings of MATE, with the keyfile back end
kde       `kreadconfig5` and the files of KDE
variables GDK_DPI_SCALE and QT_FONT_DPI
faults    no bus, a dead bus, a bus and a portal that never answer, texts instead of numbers, 1e308, and databases that
          cannot be read: the result is L with a reason, after at most 0.5 s

The two times are for a quiet machine. The gate runs other steps at the same time, so it allows four times as much.
With TESTS, the path of the test program, the step is one of `.ci/long`: the times apply, and the settings are read
READS times in one process, which must not keep memory, descriptors or processes. Skips all if the programs cannot be
installed.
"""
import contextlib
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

import install

PACKAGES = """cinnamon-desktop-data dbus-daemon dconf-gsettings-backend dconf-service gsettings-desktop-schemas
    libglib2.0-bin libkf5config-bin mate-settings-daemon-common xdg-desktop-portal xdg-desktop-portal-gtk xvfb""".split()
FACTORS = [step / 20 for step in range(10, 61)]
BUSY = 4 if len(sys.argv) < 3 else 1
GNOME = ["org.gnome.desktop.interface", "text-scaling-factor"]
CINNAMON = ["org.cinnamon.desktop.interface", "text-scaling-factor"]
MATE = ["org.mate.font-rendering", "dpi"]


class Session:
    """A home folder, and the environment of programs that run in it."""

    def __init__(self, folder, name, **variables):
        self.home = folder / name
        self.home.mkdir()
        # A folder for sockets, whose paths must be short.
        self.environment = {"HOME": str(self.home), "PATH": os.environ["PATH"], "XDG_RUNTIME_DIR": str(self.home),
                            "LANG": "C.UTF-8", **variables}

    @contextlib.contextmanager
    def running(self, *command, stdout=subprocess.DEVNULL):
        """Runs a program until the end of the block."""
        process = subprocess.Popen(command, env=self.environment, stdout=stdout, stderr=subprocess.DEVNULL, text=True,
                                   stdin=subprocess.DEVNULL, start_new_session=True)
        try:
            yield process
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    @contextlib.contextmanager
    def bus(self):
        """Runs a session bus, which starts the services of the installed packages."""
        address = f"unix:path={self.home}/bus"
        with self.running("dbus-daemon", "--session", "--nofork", f"--address={address}"):
            until(lambda: (self.home / "bus").exists(), "the bus does not start")
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = address
            yield

    def run(self, *command):
        subprocess.run(command, env=self.environment, check=True, stderr=subprocess.DEVNULL)

    def settings(self):
        """What the tool says, and the time that it takes."""
        start = time.monotonic()
        run = subprocess.run([tool, "reader", "--json"], env=self.environment, check=True, stdout=subprocess.PIPE)
        return json.loads(run.stdout), time.monotonic() - start


def until(condition, message):
    for _ in range(1000):
        if condition():
            return
        time.sleep(0.01)
    sys.exit(message)


def expect(condition, message):
    if not condition:
        sys.exit(f"reader: {message}")


def follow(name, session, source, write, factors=FACTORS):
    """Sets and reads each factor, and follows three changes."""
    for factor in factors:
        write(factor)
        found, _ = session.settings()
        # A setting that is 1 cannot be distinguished from one that was never changed.
        expect(found["source"] == source and abs(found["scale"] - factor) < 1e-12,
               f"{name}: wrote {factor}, read {found}")
    slowest = 0
    with session.running(tool, "reader", "--watch", "--json", stdout=subprocess.PIPE) as process:
        json.loads(process.stdout.readline())
        # The programs that report changes start first.
        time.sleep(0.5)
        for factor in [1.25, 2, 0.85]:
            start = time.monotonic()
            write(factor)
            found = json.loads(process.stdout.readline())
            slowest = max(slowest, time.monotonic() - start)
            expect(abs(found["scale"] - factor) < 1e-12, f"{name}: wrote {factor}, followed {found}")
    expect(slowest < BUSY, f"{name}: a change took {slowest:.2f} s")
    print(f"{name}: {len(factors)} factors read back, three changes within {slowest:.2f} s", flush=True)


def gsettings(session, key, unit=1):
    return lambda factor: session.run("gsettings", "set", *key, str(factor * unit))


def desktops(folder, display):
    # The bus starts the portal.
    portal = Session(folder, "portal", DISPLAY=display, XDG_CURRENT_DESKTOP="GNOME")
    with portal.bus():
        # The first call starts the portal, which can take longer than a call waits.
        until(lambda: portal.settings()[0]["source"] == "portal", "the portal does not start")
        follow("portal with dconf", portal, "portal", gsettings(portal, GNOME))
    # Without the description of its service, the bus cannot start the portal.
    data = folder / "data"
    (data / "dbus-1/services").mkdir(parents=True)
    shutil.copy("/usr/share/dbus-1/services/ca.desrt.dconf.service", data / "dbus-1/services")
    (data / "glib-2.0").symlink_to("/usr/share/glib-2.0")
    dconf = Session(folder, "dconf", XDG_DATA_DIRS=str(data))
    with dconf.bus():
        follow("GNOME with dconf", dconf, "gnome", gsettings(dconf, GNOME))
    for name, source, key, unit in [("GNOME", "gnome", GNOME, 1), ("Cinnamon", "cinnamon", CINNAMON, 1),
                                    ("MATE", "mate", MATE, 96)]:
        for desktop in "", {"Cinnamon": "X-Cinnamon"}.get(name, name):
            session = Session(folder, f"{source}-{desktop}", GSETTINGS_BACKEND="keyfile", XDG_CURRENT_DESKTOP=desktop)
            # In an unknown desktop, GNOME's untouched setting answers 1.
            factors = FACTORS if desktop or name == "GNOME" else [factor for factor in FACTORS if factor != 1]
            follow(f"{name} with a keyfile, desktop {desktop or 'unknown'}", session, source,
                   gsettings(session, key, unit), factors)
    memory = Session(folder, "memory", GSETTINGS_BACKEND="memory")
    gsettings(memory, GNOME)(1.5)
    found, _ = memory.settings()
    expect((found["source"], found["scale"]) == ("gnome", 1), f"the memory back end: {found}")
    kde = Session(folder, "kde", XDG_CURRENT_DESKTOP="KDE")

    def write_kde(factor):
        (kde.home / ".config").mkdir(exist_ok=True)
        new = kde.home / ".config/new"
        new.write_text(f"[General]\nfont=Noto Sans,{10 * factor:g},-1,5,50,0,0,0,0,0\n")
        new.rename(kde.home / ".config/kdeglobals")
    follow("KDE's font size", kde, "kde", write_kde)
    (kde.home / ".config/kdeglobals").unlink()
    (kde.home / ".config/kcmfonts").write_text("[General]\nforceFontDPI=144\n")
    found, _ = kde.settings()
    expect((found["source"], found["scale"]) == ("kde", 1.5), f"KDE's resolution: {found}")
    for name, unit in ("GDK_DPI_SCALE", 1), ("QT_FONT_DPI", 96):
        for factor in FACTORS:
            session = Session(folder, f"{name}-{factor}", PATH="/nowhere", **{name: str(factor * unit)})
            found, _ = session.settings()
            expect(abs(found["scale"] - factor) < 1e-12, f"{name}: {found}")
    print(f"variables: {2 * len(FACTORS)} factors read back", flush=True)


def faults(folder):
    """Faults of the session, of which each must give L and a reason."""
    slowest = 0

    def check(name, session, source, *reasons):
        nonlocal slowest
        found, duration = session.settings()
        reason = next(answer["reason"] for answer in found["answers"] if answer["source"] == source) or ""
        expect(found["shortName"] == "L" and found["scale"] in (None, 1), f"{name}: {found}")
        expect(any(word in reason for word in reasons), f"{name}: the reason is {reason!r}")
        expect(duration < 0.5 * BUSY, f"{name}: took {duration:.2f} s")
        slowest = max(slowest, duration)
        print(f"{name}: L, {duration:.2f} s: {reason}", flush=True)

    check("no bus", Session(folder, "nobus"), "portal", "DBUS_SESSION_BUS_ADDRESS is not set")
    dead = Session(folder, "dead", DBUS_SESSION_BUS_ADDRESS=f"unix:path={folder}/dead/bus")
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(f"{folder}/dead/bus")
    check("a dead bus", dead, "portal", "Connection refused")
    silent = Session(folder, "silent", DBUS_SESSION_BUS_ADDRESS=f"unix:path={folder}/silent/bus")
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(f"{folder}/silent/bus")
        listener.listen()
        check("a bus that never answers", silent, "portal", "did not answer in time")
    portal = Session(folder, "stopped", XDG_DATA_DIRS=str(folder / "data"))
    with portal.bus():
        # This program owns the portal's name, and does not run.
        owner = "import signal, os; from gi.repository import Gio, GLib; bus = Gio.bus_get_sync(Gio.BusType.SESSION); " \
            "bus.call_sync('org.freedesktop.DBus', '/', 'org.freedesktop.DBus', 'RequestName', " \
            "GLib.Variant('(su)', ('org.freedesktop.portal.Desktop', 0)), None, 0, -1); print('owned', flush=True); " \
            "os.kill(os.getpid(), signal.SIGSTOP)"
        with portal.running("/usr/bin/python3", "-c", owner, stdout=subprocess.PIPE) as process:
            if process.stdout.readline() == "owned\n":
                check("a portal that never answers", portal, "portal", "did not answer in time")
            else:
                print("skipped: a portal that never answers needs Debian's python3-gi")
    for text in "big", "1e308", "nan", "", "-1", "1.25 1.25", "0x10":
        session = Session(folder, f"text-{text}", PATH="/nowhere", GDK_DPI_SCALE=text)
        check(f"GDK_DPI_SCALE={text}", session, "gdkDPIScale", "is not a number", "is not within")
    kde = Session(folder, "kde-fault", XDG_CURRENT_DESKTOP="KDE")
    (kde.home / ".config").mkdir()
    for text in "big", "1e308":
        (kde.home / ".config/kcmfonts").write_text(f"[General]\nforceFontDPI={text}\n")
        check(f"forceFontDPI={text}", kde, "kde", "is not a resolution", "is not within")
    keyfile = Session(folder, "keyfile-fault", GSETTINGS_BACKEND="keyfile")
    settings = keyfile.home / ".config/glib-2.0/settings"
    settings.mkdir(parents=True)
    for text in "'big'", "1e308", "garbage \0 [", "[org/gnome":
        (settings / "keyfile").write_text(f"[org/gnome/desktop/interface]\ntext-scaling-factor={text}\n")
        found, duration = keyfile.settings()
        expect((found["shortName"], found["source"]) == ("L", "gnome") and duration < 0.5 * BUSY, f"keyfile {text}: {found}")
    # Root can read every file, so a folder replaces the database.
    dconf = Session(folder, "dconf-fault", XDG_CURRENT_DESKTOP="GNOME")
    (dconf.home / ".config/dconf/user").mkdir(parents=True)
    check("a database that cannot be read", dconf, "gnome", "dconf/user cannot be read")
    shutil.rmtree(kde.home / ".config")
    (kde.home / ".config/kdeglobals").mkdir(parents=True)
    check("a file of KDE that cannot be read", kde, "kde", "kdeglobals cannot be read")
    print(f"faults: the slowest took {slowest:.2f} s")


def repeat(tests, reads):
    run = subprocess.run([tests, "--testing-library", "swift-testing", "--filter", "reading leaves"],
                         env={**os.environ, "TYPESCALE_READS": reads}, stdout=subprocess.PIPE, text=True)
    [line] = [line for line in run.stdout.splitlines() if " reads: " in line]
    print(line)
    expect(run.returncode == 0, "reading leaves something")


tool = sys.argv[1]
if not install.apt(*PACKAGES):
    print("skipped: the sessions of desktops need Debian's packages " + " ".join(PACKAGES))
    sys.exit()
# The services of a bus end after it, and can still write files.
with tempfile.TemporaryDirectory(prefix="r", dir="/tmp", ignore_cleanup_errors=True) as name:
    path = pathlib.Path(name)
    server = subprocess.Popen(["Xvfb", "-displayfd", "1", "-screen", "0", "640x480x24"], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True)
    try:
        desktops(path, ":" + server.stdout.readline().strip())
        faults(path)
    finally:
        server.kill()
if len(sys.argv) > 2:
    repeat(*sys.argv[2:])
