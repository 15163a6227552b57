"""Controls a headless Chromium for the checks of pages."""
import base64
import itertools
import json
import os
import shutil
import subprocess
import sys


def installed():
    """The path of Chromium, installed if possible, or None with a printed reason."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if not program and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run("apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium",
                       shell=True, stdout=subprocess.DEVNULL)
        program = shutil.which("chromium")
    if not program:
        print("skipped: installing Chromium requires root and apt-get")
    return program


# The code of each key, and the text that it types.
KEYS = {"Tab": (9, ""), "Enter": (13, "\r"), "Home": (36, ""), "ArrowRight": (39, "")}


class Chromium:
    """A headless Chromium, controlled through two pipes."""

    def __init__(self, program, folder):
        mine, theirs = os.pipe()
        reading, writing = os.pipe()
        # Chromium reads from descriptor 3 and writes to 4.
        script = f"exec 3<&{mine} 4>&{writing}; exec \"$@\""
        self.process = subprocess.Popen(
            ["bash", "-c", script, "chromium", program, "--headless=new", "--no-sandbox", "--disable-gpu",
             "--no-first-run", "--disable-extensions", "--remote-debugging-pipe", "--hide-scrollbars",
             "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", f"--user-data-dir={folder}/profile"],
            pass_fds=[mine, writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(mine)
        os.close(writing)
        self.input, self.output = theirs, os.fdopen(reading, "rb")
        self.numbers, self.session, self.events = itertools.count(1), None, []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self.session = attached["sessionId"]
        for domain in "Page", "Runtime", "Log", "Network":
            self.call(f"{domain}.enable")
        self.screen(800, 900)

    def message(self):
        data = bytearray()
        while (byte := self.output.read(1)) not in (b"\0", b""):
            data += byte
        if not data:
            sys.exit("Chromium exited unexpectedly")
        return json.loads(data)

    def call(self, method, **parameters):
        number = next(self.numbers)
        call = {"id": number, "method": method, "params": parameters}
        if self.session:
            call["sessionId"] = self.session
        os.write(self.input, json.dumps(call).encode() + b"\0")
        while True:
            message = self.message()
            if message.get("id") == number:
                if "error" in message:
                    sys.exit(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def open(self, page):
        """Opens a file, or the address of a page."""
        self.events = []
        self.call("Page.navigate", url=page if isinstance(page, str) else page.as_uri())
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.message())

    def evaluate(self, script):
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in answer:
            sys.exit(f"a script in this check failed: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def screen(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def complaints(self, origin=None):
        """Returns the page's console messages, and the URLs of its requests except for the page and an origin."""
        said = {"Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"}
        found = [str(event["params"]) for event in self.events if event.get("method") in said]
        asked = [event["params"]["request"]["url"] for event in self.events
                 if event.get("method") == "Network.requestWillBeSent"]
        return found + [url[:100] for url in asked[1:] if not url.startswith("data:font/")
                    and not (origin and url.startswith((origin, "data:", "blob:")))]

    def close(self):
        os.close(self.input)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.terminate()

    def media(self, scheme):
        """Sets the color scheme: light, dark or, for None, that of the system."""
        features = [{"name": "prefers-color-scheme", "value": scheme}] if scheme else []
        self.call("Emulation.setEmulatedMedia", features=features)

    def press(self, name, shift=False):
        """Presses and releases a key, such as Tab, as a keyboard does."""
        code, text = KEYS[name]
        key = {"key": name, "code": name, "windowsVirtualKeyCode": code, "modifiers": 8 if shift else 0}
        self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **key)
        self.call("Input.dispatchKeyEvent", type="keyUp", **key)

    def shot(self, clip=None):
        """Returns a screenshot of the window, or of a part of the page."""
        part = {"clip": clip} if clip else {}
        return base64.b64decode(self.call("Page.captureScreenshot", format="png", **part)["data"])

    def picture(self, path):
        path.write_bytes(self.shot())
