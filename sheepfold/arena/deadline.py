"""Stopping a call that takes far too long, from inside the same process."""

from __future__ import annotations

import ctypes
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Overtime(BaseException):
    """The time is up. Not an Exception, so that the stopped code's own `except Exception` does not swallow it."""


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Raise Overtime inside the block once the seconds have passed.

    By a signal in a main thread; elsewhere (the threads of a cluster's worker) by an exception put into the thread, which
    reaches it at its next step of Python. Compiled code that never returns is stopped by neither.
    """
    if threading.current_thread() is threading.main_thread() and hasattr(signal, "setitimer"):
        with by_signal(seconds):
            yield
    else:
        with by_thread(seconds):
            yield


@contextmanager
def by_signal(seconds: float) -> Iterator[None]:
    before = signal.signal(signal.SIGALRM, ring)
    left, every = signal.setitimer(signal.ITIMER_REAL, seconds)
    began = time.monotonic()
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if left:  # somebody else's alarm was running: it goes on
            signal.setitimer(signal.ITIMER_REAL, max(left - (time.monotonic() - began), 0.001), every)


def ring(number: int, frame: FrameType | None) -> None:
    raise Overtime


@contextmanager
def by_thread(seconds: float) -> Iterator[None]:
    watch = Watch(threading.get_ident())
    timer = threading.Timer(seconds, watch.strike)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        watch.off()
        timer.cancel()


class Watch:
    """Strikes a thread at most once, and never after it was taken off."""

    def __init__(self, thread: int) -> None:
        self.thread = thread
        self.lock = threading.Lock()
        self.on = True

    def strike(self) -> None:
        with self.lock:
            if self.on:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self.thread), ctypes.py_object(Overtime))

    def off(self) -> None:
        with self.lock:
            self.on = False
