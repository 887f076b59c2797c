"""Several server processes on one machine: uvicorn's supervisor, with wishes about life and death.

`run` starts it where more than one process is wanted.
"""

import multiprocessing
import os
import signal
import socket
import tempfile
import threading
from collections.abc import Callable

from uvicorn.supervisors.multiprocess import Multiprocess, Process

from ludotheque.server.app import create_app
from ludotheque.server.http.guard import Guard
from ludotheque.server.process.logs import alarm, set_up
from ludotheque.server.process.run import HUNG, bind, config
from ludotheque.server.process.settings import Settings, settings, to_environment
from ludotheque.server.process.tuning import put_the_loop_first

PEERS = "LUDOTHEQUE_PEERS"
"""Where the workers of one server find each other; set by their parent, not by people."""


class _Worker(Process):
    """Listens for itself: at a socket they shared, one idle worker would be woken for nearly everybody."""

    def target(self, sockets: list[socket.socket] | None = None) -> None:
        taken = [bind(*one.getsockname()[:2], shared=True) for one in sockets or ()]
        super().target(taken)


class Workers(Multiprocess):
    """Starts the workers, replaces those that die, and ends them all with itself."""

    def __init__(self, made: Settings, opened: Callable[[int], None]) -> None:
        os.environ.update(to_environment(made))
        # another server of ours would share the address without a word
        bind(made.host, made.port).close()
        self._bound = bind(made.host, made.port, shared=True)
        super().__init__(config(made, "ludotheque.server.process.workers:worker"), sockets=[self._bound])
        self._opened = opened
        self._open = False

    def init_processes(self) -> None:
        self.processes = [self._start() for _ in range(self.processes_num)]

    def _start(self) -> _Worker:
        started = _Worker(self.config, self.sockets)
        started.start()
        return started

    def work(self) -> bool:
        """Until told to stop; whether all of them ever got going."""
        with tempfile.TemporaryDirectory(prefix="ludotheque-") as folder:
            os.environ[PEERS] = folder
            self.run()
        return self._open

    def keep_subprocess_alive(self) -> None:
        """One that cannot start ends them all, but only at the beginning: later the database may be away."""
        for place, process in enumerate(self.processes):
            if process.is_alive(timeout=HUNG):
                continue
            process.kill()
            process.join()
            if not self._open:
                alarm("worker does not start", code=process.exitcode)
                self.should_exit.set()
                return
            alarm("worker died; another takes its place", code=process.exitcode)
            self.processes[place] = self._start()
        if not self._open and all(process.is_ready() for process in self.processes):
            self._open = True
            self._opened(self._bound.getsockname()[1])

    def handle_hup(self) -> None:
        self.handle_term()

    def handle_ttin(self) -> None:
        """How many there are is a setting."""

    handle_ttou = handle_ttin


def worker() -> Guard:
    """The application of one worker process, made anew from what its parent left in the environment."""
    made = settings(os.environ)
    set_up(made.log)
    threading.Thread(target=_follow, name="parent", daemon=True).start()
    app = create_app(made, peers=os.environ.get(PEERS, ""))
    put_the_loop_first()
    return app


def _follow() -> None:
    """A worker whose parent was killed would keep the port for nobody: it goes too."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
