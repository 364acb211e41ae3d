#!/usr/bin/env python3
"""The corpus's stand-in of time: an order in time holds however busy the machine is, and an hour takes no time."""

import concurrent.futures
import os
import pathlib
import subprocess
import tempfile
import unittest
import unittest.mock

from runner import build

# Everything that waits here, on each thing that can be waited for.
PROGRAM = """
import Dispatch
import Foundation

let start = Date()
let lock = NSLock()
func say(_ word: String, _ time: Double) {
  lock.lock()
  print(word, (Date().timeIntervalSince(start) * 100).rounded() / 100 == time ? "in time" : "\\(Date().timeIntervalSince(start)), not \\(time)")
  lock.unlock()
}
func count(_ number: Int) -> Int { (0..<number).reduce(0) { ($0 &* 31) ^ $1 } }

let queue = DispatchQueue(label: "queue")
DispatchQueue.global().asyncAfter(deadline: .now() + 3600) { say("an hour later", 3600) }
queue.asyncAfter(deadline: .now() + 0.04) { say("on a queue", 0.04) }
queue.asyncAfter(wallDeadline: .now() + 0.05) { say("by the wall's clock", 0.05) }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.06) { say("on the main queue", 0.06) }
let source = DispatchSource.makeTimerSource(queue: queue)
source.schedule(deadline: .now() + 0.07)
source.setEventHandler { say("a source", 0.07) }
source.resume()
let timer = Timer.scheduledTimer(withTimeInterval: 0.08, repeats: false) { _ in say("a timer", 0.08) }
Task.detached {
  try? await Task.sleep(nanoseconds: 90_000_000)
  say("a task", 0.09)
}
Thread.detachNewThread {
  Thread.sleep(forTimeInterval: 0.1)
  say("a thread", 0.1)
}
// What is only computed takes no time.
print(count(500_000) == 0 ? "" : "computed")
say("at once", 0)
print(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.01))
say("a semaphore", 0.01)
let group = DispatchGroup()
group.enter()
print(group.wait(timeout: .now() + 0.01))
say("a group", 0.02)
let condition = NSCondition()
condition.lock()
print(condition.wait(until: Date(timeIntervalSinceNow: 0.01)))
condition.unlock()
say("a condition", 0.03)
RunLoop.main.run(until: start + 0.2)
say("the loop", 0.2)
// A loop that never rests cannot stop the time.
let isOver = DispatchSemaphore(value: 0)
DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { isOver.signal() }
while isOver.wait(timeout: .now()) == .timedOut { _ = count(100) }
print("no rest")
Thread.sleep(until: start + 4000)
say("the end", 4000)
"""
SAID = """computed
at once in time
timedOut
a semaphore in time
timedOut
a group in time
false
a condition in time
on a queue in time
by the wall's clock in time
on the main queue in time
a source in time
a timer in time
a task in time
a thread in time
the loop in time
no rest
an hour later in time
the end in time
"""


class Clock(unittest.TestCase):
    def test_orders_in_time_hold_on_a_busy_machine(self):
        with tempfile.TemporaryDirectory() as folder:
            source, program = pathlib.Path(folder) / "main.swift", pathlib.Path(folder) / "program"
            source.write_text(PROGRAM)
            made = build.run(["swiftc", "-swift-version", "5", "-Onone", "-suppress-warnings", source, "-o", program])
            self.assertEqual(made.returncode, 0, made.stderr)
            environment = dict(os.environ, LD_PRELOAD=str(build.clock()))
            busy = [subprocess.Popen(["sh", "-c", "while :; do :; done"]) for _ in range(2 * build.WORKERS)]
            try:
                for _ in range(3):
                    ran = subprocess.run([program], env=environment, capture_output=True, text=True, timeout=600)
                    self.assertEqual((ran.stdout, ran.stderr, ran.returncode), (SAID, "", 0))
            finally:
                for process in busy:
                    process.kill()
                    process.wait()

    def test_threads_that_need_it_at_once_each_get_it(self):
        with tempfile.TemporaryDirectory() as folder, unittest.mock.patch.object(build, "BUILD", pathlib.Path(folder)):
            with concurrent.futures.ThreadPoolExecutor(8) as pool:
                made = [job.result() for job in [pool.submit(build.clock.__wrapped__) for _ in range(8)]]
            self.assertEqual(len(set(made)), 1)
            self.assertEqual(list(pathlib.Path(folder).iterdir()), [made[0]])


if __name__ == "__main__":
    unittest.main()
