"""The built client, as files; and what every answer tells the browser about safety."""

from __future__ import annotations

import hashlib
import html
import mimetypes
import re
from collections.abc import Awaitable, Callable, Collection, Mapping
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour import words
from parlour.catalogue import outside
from parlour.game import Game
from parlour.optional_parts import module_of
from parlour.server.images.link_previews import Preview

STATIC = Path(__file__).resolve().parents[2] / "static"

_SITES = (STATIC.parent / "site", Path(__file__).resolve().parents[4] / "docs" / "_build" / "html")
SITE = next((folder for folder in _SITES if (folder / "index.html").is_file()), None)
"""The built documentation: in a wheel, or in a checkout where `scripts/docs` has run."""

LANGUAGE = "parlour-language"
"""The cookie with the language that was chosen in the settings; there is no other cookie."""

mimetypes.add_type("application/manifest+json", ".webmanifest")

_PLAIN = re.compile("[a-z-]*")
_WISH = re.compile(r"([A-Za-z-]{2,20})(?:\s*;\s*q=([01](?:\.[0-9]{1,3})?))?$")
_AT_THE_ROOT = '<base href="/" />'
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"Cache-Control": "no-cache"}

SAFETY = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; font-src 'self' data:; style-src 'self'; "
        "style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": (
        "accelerometer=(), bluetooth=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), hid=(), "
        "magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()"
    ),
}
_HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Sent over HTTPS only: from then on the browser uses HTTPS for this host."""
_NOT_KEPT = (b"cache-control", b"no-store")
"""Answers of the API are never cached: they change, and may hold tickets."""


_POLICY = "content-security-policy"
_OF_SITE = {
    **SAFETY,
    _POLICY: SAFETY[_POLICY].replace(
        "style-src 'self'", "style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'"
    ),
}
"""The documentation has inline scripts and styles, and no text of visitors."""


_OF_WORKER = {**SAFETY, _POLICY: f"{SAFETY[_POLICY]}; script-src 'self' 'wasm-unsafe-eval'"}
_WORKER = re.compile(r"/assets/worker-[\w-]+\.js$")
"""The worker in which a page plays without a server, the only script that may compile WebAssembly."""


class Safety:
    """Adds security headers to every answer: only our own scripts, no frames, no referrer, no cached tickets."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._headers = [(name.encode(), value.encode()) for name, value in SAFETY.items()]
        self._headers_of_site = [(name.encode(), value.encode()) for name, value in _OF_SITE.items()]
        self._headers_of_worker = [(name.encode(), value.encode()) for name, value in _OF_WORKER.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        ours = self._headers_of_site if path.startswith("/docs/") else self._headers
        ours = self._headers_of_worker if _WORKER.search(path) else ours
        more = [*ours, _HSTS] if scope.get("scheme") == "https" else ours
        interface = scope["type"] == "http" and scope["path"].startswith("/api/")

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", []))
                kept = not interface or any(name.lower() == b"cache-control" for name, _ in given)
                message["headers"] = [*given, *more] if kept else [*given, *more, _NOT_KEPT]
            await send(message)

        await self._app(scope, receive, send_safely if scope["type"] == "http" else send)


Previews = Callable[[str, str], Awaitable[Preview]]
"""The link preview of a path, in a language."""


def pages(static: Path, previews: Previews) -> APIRouter:
    """Files as they are built; every other address is a page of the client, which reads the address itself.

    A page that is known beforehand is sent with its content, `pages/<language>/<page>.html`, in the language asked for.
    Each says what is to be shown where a person shares its address.
    """
    router = APIRouter()
    root = static.resolve()

    @router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        file = (root / path.replace("\0", "")).resolve()
        found = path and file.is_relative_to(root) and _is_file(file)
        if found and file.suffix != ".html":
            return sent(file, request, FOR_EVER if path.startswith("assets/") else ASK_AGAIN)
        if not found and "." in path.rsplit("/", 1)[-1]:
            return PlainTextResponse(words.say("unknown-page", language=preferred_language(request)), 404)
        index = file if found else _page(root, path, request)
        if not index.is_file():
            return PlainTextResponse(words.say("client-not-built", language=preferred_language(request)), 503)
        language = preferred_language(request)
        tags = _tags(await previews(path, language), str(request.base_url), path, language) + _elsewhere()
        text = index.read_text(encoding="utf-8").replace(_AT_THE_ROOT, f'<base href="{request.base_url.path}" />', 1)
        text = text.replace("</head>", f"{tags}</head>", 1)
        mark = f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'
        headers = {**ASK_AGAIN, "Vary": "Accept-Encoding, Accept-Language, Cookie", "ETag": mark}
        if mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(text, media_type="text/html", headers=headers)

    return router


def site(folder: Path | None) -> ASGIApp:
    """Return the built documentation as an app, or one that says that it is not built."""
    if folder is not None:
        return StaticFiles(directory=folder, html=True)

    async def not_built(scope: Scope, receive: Receive, send: Send) -> None:
        said = words.say("docs-not-built", language=_language(Request(scope), words.LANGUAGES))
        await PlainTextResponse(said, 404)(scope, receive, send)

    return not_built


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # too long for a name
        return False


def _tags(preview: Preview, origin: str, path: str, language: str) -> str:
    """Return the OpenGraph tags for previews of shared links; they need absolute addresses."""
    origin = origin.rstrip("/")
    picture = f"{origin}{preview.picture}" + (f"?language={language}" if preview.large else "")
    facts = {
        "og:type": "website",
        "og:site_name": words.say("client-house", language=language),
        "og:locale": language,
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": f"{origin}/{path}",
        "og:image": picture,
        "twitter:card": "summary_large_image" if preview.large else "summary",
    }
    return "".join(f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in facts.items())


def _elsewhere() -> str:
    """Tell the client which games are not built into it, and of which game each variant is."""
    names = " ".join(map(_told, outside().values()))
    return f'<meta name="parlour-games" content="{html.escape(names)}" />' if names else ""


def _told(game: Game) -> str:
    if game.variant is None:
        return game.NAME
    own = module_of(game, "picture")
    shapes = ":shapes" if own is not None and own.__name__.startswith(f"{game.package}.") else ""
    return f"{game.NAME}={game.variant.of.NAME}{shapes}"


def _page(root: Path, path: str, request: Request) -> Path:
    """Return the page of this address in the caller's language: prerendered, as a shell, or bare."""
    built = root / "pages"
    spoken = sorted(folder.name for folder in built.iterdir()) if built.is_dir() else []
    folder = built / _language(request, spoken)
    named = folder / f"{path or 'index'}.html" if _PLAIN.fullmatch(path) else folder / "shell.html"
    return next((found for found in (named, folder / "shell.html") if _is_file(found)), root / "index.html")


def preferred_language(request: Request) -> str:
    """Return the language in which to answer this browser."""
    return _language(request, words.LANGUAGES)


def _language(request: Request, spoken: Collection[str]) -> str:
    """Return the language chosen in the settings, else the first of the browser's that is spoken here, else English."""
    wished = [request.cookies.get(LANGUAGE, "")]
    ranked = [_WISH.match(part.strip()) for part in request.headers.get("accept-language", "").split(",")]
    found = [match for match in ranked if match is not None]
    wished += [match[1] for match in sorted(found, key=lambda match: -float(match[2] or 1))]
    names = (name for tag in wished for name in (tag.lower(), tag.lower().split("-")[0]))
    return next((name for name in names if name in spoken), "en")


def sent(file: Path, request: Request, headers: Mapping[str, str]) -> Response:
    """Return a file, compressed if the browser can read that; 304 if the browser has it already."""
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    sent = {"Vary": "Accept-Encoding", **headers}
    accepted = request.headers.get("accept-encoding", "")
    for encoding, ending in (("br", ".br"), ("gzip", ".gz")):
        packed = file.with_name(file.name + ending)
        if re.search(rf"\b{encoding}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", accepted) and packed.is_file():
            file, sent = packed, {**sent, "Content-Encoding": encoding}
            break
    response = FileResponse(file, media_type=kind, headers=sent, stat_result=file.stat())
    if response.headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers={**sent, "ETag": response.headers["etag"]})
    return response
