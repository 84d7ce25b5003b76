"""The workers that answer what servers ask (remote_bots.py): each a process that takes one question after the other from Redis."""

from __future__ import annotations

import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec
from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

from sheepfold.core.errors import BadInput
from sheepfold.server.cluster.redis_address import RedisAddress, shown_url, split_url
from sheepfold.server.supervisor import Supervisor
from sheepfold.server.thinkers.pool import warm_up
from sheepfold.server.thinkers.remote_bots import WORKS, Failed, Found, Question, Taken, decode_question, encode, keys

log = logging.getLogger("sheepfold.bots")
BEAT = 0.5  # seconds between words that we live
WAIT = 1  # seconds to wait for a question before looking whether to stop
ANSWER = 3.0  # seconds Redis has to answer
STOP_SECONDS = 10.0
TELL_SECONDS = 60.0

# KEYS: workers. ARGV: who. Says that a worker lives, by Redis's own clock, and forgets those that have long been gone.
BEAT_SCRIPT = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - 60000)
return now
"""


def connect(url: str) -> tuple[Redis, str]:
    """A connection to come, which fails rather than waits, and the prefix of all names."""
    address, prefix = split_url(url)
    RedisAddress(address)  # complains, as a server does, of what cannot be an address
    client = Redis.from_url(
        address, protocol=2, socket_timeout=ANSWER, socket_connect_timeout=ANSWER, retry=Retry(NoBackoff(), 1)
    )
    return client, prefix


# --- in a worker


class Worker:
    """One worker: `serve` until told to stop."""

    def __init__(self, url: str, answered: Any) -> None:
        self.redis, self.prefix = connect(url)
        self.heart, _ = connect(url)
        self.questions, self.register = keys(self.prefix)
        self.name = secrets.token_hex(8)
        self.answered = answered  # a number shared with the process that started us
        self.stopping = False
        self.away = False
        self.pause = 0.1

    def serve(self) -> None:
        self.try_until_done(self.beat)  # nobody may take a question before it is known to live
        threading.Thread(target=self.keep_beating, daemon=True).start()
        while not self.stopping:
            self.try_until_done(self.take)
        with suppress(RedisError, OSError):
            self.redis.zrem(self.register, self.name)

    def try_until_done(self, work: Callable[[], None]) -> None:
        """While Redis is away, wait for it."""
        while not self.stopping:
            try:
                work()
            except (RedisError, OSError) as error:
                if not self.away:
                    log.warning("Redis is away, waiting for it: %s", error)
                self.away = True
                time.sleep(self.pause)
                self.pause = min(1.0, 2 * self.pause)
                continue
            if self.away:
                log.info("Redis is back")
            self.away, self.pause = False, 0.1
            return

    def beat(self) -> None:
        self.heart.eval(BEAT_SCRIPT, 1, self.register, self.name)

    def keep_beating(self) -> None:
        """In a thread: a thought does not keep it from beating, the end or halt of the process does."""
        while True:
            time.sleep(BEAT)
            with suppress(RedisError, OSError):
                self.beat()

    def take(self) -> None:
        """One question, if one comes soon."""
        found: Any = self.redis.blpop([self.questions], WAIT)
        if found is None:
            return
        try:
            question = decode_question(found[1])
        except msgspec.DecodeError as error:
            log.warning("a question cannot be read: %s", error)
            return
        channel = f"{self.prefix}:answers:{question.server_id}"
        if not self.redis.publish(channel, encode(Taken(question.number, self.name))):
            log.info("server %s has gone without waiting for its answer", question.server_id)
            return
        self.redis.publish(channel, encode(answer(question)))
        with self.answered.get_lock():
            self.answered.value += 1


def answer(question: Question) -> Found | Failed:
    """What the function that is named says to what is given."""
    work = WORKS.get(question.work)
    if work is None:
        return Failed(question.number, False, f"this worker knows {', '.join(WORKS)}; not {question.work!r}")
    try:
        return Found(question.number, work(*question.given))
    except BadInput as error:
        return Failed(question.number, True, str(error), error.message.to_data())
    except Exception as error:  # a bot's mistake costs its server a worse move, not us the other servers' questions
        log.exception("%s failed", question.work)
        return Failed(question.number, False, f"{type(error).__name__}: {error}")


def work_in_process(url: str, level: int, answered: Any) -> None:
    """What a worker process does."""
    set_up_log(level)
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl-C reaches the whole group; the process that started us tells us when to stop
    warm_up()
    worker = Worker(url, answered)

    def stop(*_: object) -> None:
        worker.stopping = True

    signal.signal(signal.SIGTERM, stop)
    worker.serve()


def set_up_log(level: int) -> None:
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s", force=True)


# --- in the process that starts them


class BotWorkers:
    """So many workers, and another one for each that dies."""

    def __init__(self, url: str, workers: int) -> None:
        connect(url)  # complains of what cannot be used
        self.url = url
        self.workers = workers
        # Not forked: a worker that is restarted begins clean.
        self.context = multiprocessing.get_context("spawn")
        self.answered = self.context.Value("Q", 0)
        self.processes: list[BaseProcess] = []
        self.stopping = threading.Event()

    def run(self) -> int:
        """Until told to stop (Ctrl-C or SIGTERM); 0 then."""
        for which in (signal.SIGINT, signal.SIGTERM):
            signal.signal(which, lambda *_: self.stopping.set())
        shown = "worker thinks" if self.workers == 1 else "workers think"
        print(f"{self.workers} bot {shown} for the servers at {shown_url(self.url)}  (stop with Ctrl-C)", flush=True)
        supervisor = Supervisor(os.environ)
        self.processes = [self.start() for _ in range(self.workers)]
        supervisor.tell("READY=1")
        told, before = time.monotonic(), 0
        while not self.stopping.wait(0.5):
            supervisor.tell("WATCHDOG=1")
            self.replace_dead()
            if time.monotonic() - told > TELL_SECONDS:
                if self.answered.value != before:
                    log.info("%d questions answered in the last minute", self.answered.value - before)
                told, before = time.monotonic(), self.answered.value
        supervisor.tell("STOPPING=1")
        self.stop()
        print(f"stopped after {self.answered.value} answers", flush=True)
        return 0

    def start(self) -> BaseProcess:
        level = logging.getLogger().level
        process = self.context.Process(target=work_in_process, args=(self.url, level, self.answered), daemon=True)
        process.start()
        return process

    def replace_dead(self) -> None:
        """At most two a second for each, so that one that cannot start does not keep the machine busy."""
        for index, process in enumerate(self.processes):
            if not process.is_alive():
                log.warning("worker %d ended with %s; another one begins", process.pid, process.exitcode)
                self.processes[index] = self.start()

    def stop(self) -> None:
        """Let them finish what they think about."""
        for process in self.processes:
            process.terminate()
        end = time.monotonic() + STOP_SECONDS
        for process in self.processes:
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                log.warning("worker %d did not stop within %d s", process.pid, STOP_SECONDS)
                process.kill()
                process.join()


def default_workers() -> int:
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)
