#!/usr/bin/env python3
"""Rejects the arguments of tests that the log cannot show: `.ci/arguments.py EVENTS`, after
`swift test --event-stream-version 0 --event-stream-output-path EVENTS`. The step `commands` of the gate does so.

Swift Testing prints the arguments of each test case in a line. This script rejects a line of more than 400 bytes, and
one with control characters: the log ends the line at U+0000, and a terminal obeys the others. A test gives such an
argument a name with `Named` in `Tests/TypeScaleTestSupport`. Sources do not show the arguments, and a test cannot see
those of other tests, but SwiftPM writes each line to the stream of events.
"""
import json
import re
import sys

MAXIMUM = 400
# Line breaks and tabs are permitted.
CONTROL = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]")


def complaints(events):
    """The lines that the log cannot show, each with its test, and the number of all lines with arguments."""
    found, count = [], 0
    for line in events:
        record = json.loads(line)
        if record["kind"] != "event" or record["payload"]["kind"] != "testCaseStarted":
            continue
        for text in (message["text"] for message in record["payload"]["messages"]):
            count += 1
            test, start = record["payload"]["testID"], ascii(text[:100])
            if (size := len(text.encode(errors="surrogatepass"))) > MAXIMUM:
                found.append(f"{test}: the log has {size} bytes, the limit is {MAXIMUM}; use Named: {start}")
            elif match := CONTROL.search(text):
                found.append(f"{test}: the log has the character U+{ord(match[0]):04X}; use Named: {start}")
    return found, count


def check(path):
    """Ends the script if the log cannot show an argument."""
    with open(path, encoding="utf-8") as events:
        found, count = complaints(events)
    if found or not count:
        sys.exit("\n".join(found) or f"{path}: no arguments of tests")
    print(f"the log can show the arguments of {count} test cases")


if __name__ == "__main__":
    check(sys.argv[1])
