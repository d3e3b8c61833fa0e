"""The client's types: a file of TypeScript for the house and one for each game, made by openapi-typescript.

Sockets are not in OpenAPI, so the JSON schemas of the messages are put under the components of an empty document.
The first line of each file holds the digests of the schema and of the text, so that a test without Node can tell
whether the file is stale or was edited.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import tempfile
from pathlib import Path
from typing import Any, get_args

import msgspec
from pydantic import TypeAdapter

from parlour import wire
from parlour.boards.picture import Picture
from parlour.catalogue import GAMES
from parlour.school import days, lessons, puzzles
from parlour.server.profiles import messages
from parlour.tables import requests

FOLDER = Path("web/src/wire")

SOCKET: dict[str, tuple[type[Any], ...]] = {"Request": get_args(requests.AnyRequest), "Reply": get_args(wire.AnyReply)}
"""What goes over the socket, either way: each is also a type of its own, one of these."""
RECEIVED: tuple[type[Any], ...] = (
    requests.NewTable, requests.HandOver, requests.SitDown, requests.AskLink, wire.AskOpponent, wire.AskAnalysis,
    wire.AskOpening, wire.AskPreview, wire.DayAnswer, wire.DeviceTransfer, wire.TypedCode, *messages.RECEIVED,
    *SOCKET["Request"],
)  # fmt: skip
SENT: tuple[type[Any], ...] = (*wire.SENT_BY_HTTP, *messages.SENT, *SOCKET["Reply"])
LESSONS: tuple[type[Any], ...] = (
    lessons.Lesson, lessons.TaskVerdict, puzzles.PuzzleList, puzzles.PuzzleOfTheDay, puzzles.Puzzle, days.DayBoard,
    days.DayCounts,
)  # fmt: skip


def documents() -> dict[str, dict[str, Any]]:
    """For each file, the OpenAPI document that it is made from."""
    received, sent = _message_schemas(RECEIVED), _message_schemas(SENT)
    for name in {kind.__name__ for kind in SOCKET["Request"]} - {"Hello"}:
        received[name]["required"].append("id")
    house = received | {name: _sent_whole(schema) for name, schema in sent.items()}
    for model in LESSONS:
        house |= _schemas(model)
    for name, models in SOCKET.items():
        house[name] = {"oneOf": [{"$ref": f"#/components/schemas/{model.__name__}"} for model in models]}
    made = {"index": house, "drawing": {**_schemas(Picture, "Drawing")}}
    made["drawing"]["Drawing"] = made["drawing"].pop("DrawingPicture")
    for name, game in GAMES.items():
        prefix = "".join(part.capitalize() for part in re.split("[_-]", name))
        made[name] = {}
        for part in (game.View, game.Preview):
            if part is not None:
                made[name] |= _schemas(part, prefix)
    return {
        name: {
            "openapi": "3.1.0",
            "info": {"title": "parlour", "version": "1"},
            "paths": {},
            "components": {"schemas": schemas},
        }
        for name, schemas in made.items()
    }


def _message_schemas(kinds: tuple[type[Any], ...]) -> dict[str, dict[str, Any]]:
    """The schemas of our messages, from the structs that read and write them."""
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return schemas


def _schemas(model: type[Any], prefix: str = "") -> dict[str, Any]:
    schema = TypeAdapter(model).json_schema(
        mode="serialization", ref_template=f"#/components/schemas/{prefix}{{model}}"
    )
    found = {prefix + name: part for name, part in schema.pop("$defs", {}).items()}
    if "$ref" not in schema:  # a type that refers to itself is already among the definitions
        found[prefix + model.__name__] = schema
    return {name: _sent_whole(part) for name, part in found.items()}


def _sent_whole(schema: dict[str, Any]) -> dict[str, Any]:
    """What has a default is sent all the same."""
    return {**schema, "required": list(schema["properties"])} if "properties" in schema else schema


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def header(document: dict[str, Any], body: str) -> str:
    return (
        f"// Made by scripts/types from schema {_digest(json.dumps(document, sort_keys=True))}, text {_digest(body)}.\n"
    )


def is_current(document: dict[str, Any], text: str) -> bool:
    """Return whether a file is what the generator made of this document."""
    first, _, body = text.partition("\n")
    return first + "\n" == header(document, body)


def stale(root: Path) -> list[Path]:
    """Return the files that are missing, edited or older than what they are made from."""
    files = {root / FOLDER / f"{name}.ts": document for name, document in documents().items()}
    return [
        path
        for path, document in files.items()
        if not path.is_file() or not is_current(document, path.read_text(encoding="utf-8"))
    ]


def write_all(root: Path) -> list[Path]:
    """Write every file anew and return the paths."""
    written = []
    for name, document in documents().items():
        body = _typescript(root, document)
        path = root / FOLDER / f"{name}.ts"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(header(document, body) + body, encoding="utf-8")
        written.append(path)
    return written


def _typescript(root: Path, document: dict[str, Any]) -> str:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "schema.json"
        target = Path(folder) / "schema.ts"
        source.write_text(json.dumps(document), encoding="utf-8")
        program = root / "web/node_modules/openapi-typescript/bin/cli.js"
        flags = ["--immutable", "--root-types", "--root-types-no-schema-prefix", "--root-types-keep-casing"]
        subprocess.run(
            ["node", str(program), str(source), "--output", str(target), *flags, "--default-non-nullable", "false"],
            check=True,
            capture_output=True,
        )
        return target.read_text(encoding="utf-8")
