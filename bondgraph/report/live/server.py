"""The view's server: this machine only, and only for who has the token that its address begins with."""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any
from urllib.parse import parse_qs, urlsplit

from bondgraph.errors import ValueRefused
from bondgraph.report.live.model import numbers_in
from bondgraph.report.live.view import View
from bondgraph.report.page import IN_SPACE, SCRIPTS, asset, filled

HOST = "127.0.0.1"
PATIENCE = 20.0
"""Seconds that a question for news is held."""
IDLE = 60.0
"""Seconds after which a silent connection is closed."""
LEAVE = 5.0
"""Seconds that a picture in the making is waited for at the end."""
LARGEST = 100_000
"""Bytes of a request's body."""
LIVE = (*IN_SPACE, *SCRIPTS, "live.js")
"""The page's program, but for how it asks."""
EMPTY = {
    "title": "bondgraph view",
    "headline": "",
    "lead": "",
    "explained": "",
    "overview": "",
    "contents": "",
    "sections": "",
    "diagram": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"></svg>',
    "legend": "",
    "beside": "",
    "space": asset("space.html").replace('class="space"', 'class="space" hidden', 1),
    "data": '{"bonds":[],"elements":[],"faults":[],"motion":null}',
}
"""What the page shows before there is a picture."""


class Server(ThreadingHTTPServer):
    """Serves a view.

    Args:
        view: what is served.
        port: where; 0 for one that is free.

    Raises:
        ValueRefused: for a port that is taken, or is none.
    """

    daemon_threads = True

    def __init__(self, view: View, port: int = 0) -> None:
        self.view = view
        self.token = secrets.token_urlsafe(24)
        try:
            super().__init__((HOST, port), Handler)
        except (OSError, OverflowError) as error:
            law = f"nothing can be served there, perhaps another view is: {getattr(error, 'strerror', None) or error}"
            raise ValueRefused(f"port {port}", law, remedy="give another port, or none for one that is free") from None
        self.hosts = {f"{name}:{self.server_port}" for name in (HOST, "localhost")}

    @property
    def address(self) -> str:
        """What a browser opens."""
        return f"http://{HOST}:{self.server_port}/{self.token}/"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that closes its connection is no error."""


class Handler(BaseHTTPRequestHandler):
    """Answers one connection."""

    server: Server
    timeout = IDLE
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """The page, or what is new."""
        place, query = self._asked()
        if place == "":
            self._answer("text/html", filled(EMPTY, (*LIVE, "served.js"), "'self'"))
        elif place == "state":
            since = query.get("since", "0")
            version = int(since) if since.isdecimal() else 0
            self._answer("application/json", json.dumps(self.server.view.since(version, PATIENCE)))
        elif place is not None:
            self.send_error(HTTPStatus.NOT_FOUND)

    def do_POST(self) -> None:
        """The motion with other values."""
        place, _ = self._asked()
        if place == "run":
            values = self._values()
            if values is None:
                self.close_connection = True
                self.send_error(HTTPStatus.BAD_REQUEST)
            else:
                self._answer("application/json", json.dumps(self.server.view.moved(values)))
        elif place is not None:
            self.send_error(HTTPStatus.NOT_FOUND)

    def _asked(self) -> tuple[str | None, dict[str, str]]:
        """What is asked for, behind the token; None where that is refused, as to pages that came by another name."""
        url = urlsplit(self.path)
        token, _, place = url.path.removeprefix("/").partition("/")
        right = hmac.compare_digest(token.encode(), self.server.token.encode())
        if not right or self.headers.get("Host") not in self.server.hosts:
            self.close_connection = True
            self.send_error(HTTPStatus.FORBIDDEN)
            return None, {}
        return place, {name: given[-1] for name, given in parse_qs(url.query).items()}

    def _values(self) -> dict[str, float] | None:
        """The numbers in the body; None where it is anything else."""
        length = self.headers.get("Content-Length", "")
        if not length.isdecimal() or int(length) > LARGEST:
            return None
        try:
            return numbers_in(json.loads(self.rfile.read(int(length))))
        except ValueError:
            return None

    def _answer(self, kind: str, text: str) -> None:
        body = text.encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("X-Frame-Options", "DENY")
        self.send_header("Referrer-Policy", "no-referrer")
        self.send_header("Cross-Origin-Resource-Policy", "same-origin")
        if self.server.view.ended.is_set():
            self.send_header("Connection", "close")  # which closes it here, too
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """The terminal is not told of every request."""


@contextmanager
def serving(view: View, port: int = 0) -> Iterator[Server]:
    """A server that runs, and the file that is followed, until the context is left.

    Raises:
        ValueRefused: as `Server`.
    """
    server = Server(view, port)
    threads = [Thread(target=target, daemon=True) for target in (view.follow, server.serve_forever)]
    for thread in threads:
        thread.start()
    try:
        yield server
    finally:
        view.end()
        server.shutdown()
        server.server_close()
        for thread in threads:  # one that is in native code while the interpreter ends may abort it
            thread.join(LEAVE)
