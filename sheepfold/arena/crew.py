"""Who plays the games: processes of this machine, or a cluster that is already there; both behind the same Executor."""

from __future__ import annotations

import logging
import os
import signal
import threading
import time
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from typing import Any, Protocol

from sheepfold.core.errors import BadInput
from sheepfold.core.extras import needed

ANSWER = 10.0  # seconds that a cluster has to answer


class Crew(Protocol):
    """An executor, how many calls it runs at once, and what to do when a process died under a call."""

    executor: Executor
    width: int

    def died(self, error: BaseException) -> bool:
        """Whether a call ended so because the process it ran in died."""

    def renew(self) -> None:
        """Be ready for more calls after that."""

    def close(self) -> None: ...


class LocalCrew:
    def __init__(self, jobs: int) -> None:
        if not 1 <= jobs <= 1024:
            raise BadInput(f"--jobs is a number from 1 to 1024, not {jobs}")
        self.width = jobs
        self.executor: Executor = pool(jobs)

    def died(self, error: BaseException) -> bool:
        return isinstance(error, BrokenExecutor)

    def renew(self) -> None:
        self.executor.shutdown()
        self.executor = pool(self.width)

    def close(self) -> None:
        self.executor.shutdown(cancel_futures=True)


def pool(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, initializer=begin_worker)


def begin_worker() -> None:
    """A worker ends at once on Ctrl-C, and does not outlive a killed run: nobody else would tell it to stop."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=leave_with, args=(os.getppid(),), daemon=True).start()


def leave_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)


class ClusterCrew:
    """A dask.distributed scheduler with its workers; sheepfold must be installed where they run."""

    def __init__(self, address: str) -> None:
        distributed = needed("distributed", "dask", "--on")
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters of it is told by our own lines
        self.killed: type[BaseException] = distributed.KilledWorker
        try:
            self.client: Any = distributed.Client(address, timeout=ANSWER, set_as_default=False)
        except (OSError, TimeoutError, ValueError) as error:
            raise BadInput(f"no scheduler answers at {address}: {' '.join(str(error).split())[:200]}") from None
        try:
            self.client.wait_for_workers(1, timeout=ANSWER)
        except TimeoutError:
            self.client.close()
            raise BadInput(f"the scheduler at {address} has no workers") from None
        self.width = sum(self.client.nthreads().values())
        self.executor: Executor = self.client.get_executor()

    def died(self, error: BaseException) -> bool:
        return isinstance(error, self.killed)

    def renew(self) -> None:
        """The scheduler itself replaces what died."""

    def close(self) -> None:
        self.executor.shutdown(wait=False)
        self.client.close()


def open_crew(jobs: int | None, on: str | None) -> Crew:
    """A cluster if its address is given, else so many processes (all cores if not said)."""
    return ClusterCrew(on) if on else LocalCrew(jobs if jobs is not None else os.cpu_count() or 1)
