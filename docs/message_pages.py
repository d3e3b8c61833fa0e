"""Writes the tables of messages and of the HTTP interface from their types, for docs/messages.md and docs/http.md."""

from __future__ import annotations

import logging
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

from docs.generated_pages import write
from parlour.server.app import create_app
from scripts.client_types import documents


def write_pages(_: Sphinx) -> None:
    schemas = documents()["index"]["components"]["schemas"]
    write("messages.md", "\n\n".join(_messages(schemas)))
    with tempfile.TemporaryDirectory() as folder:
        logging.getLogger("parlour").setLevel(logging.ERROR)
        described = create_app(Path(folder)).openapi()
    write("http.md", "\n\n".join(_routes(described["paths"])))


def _messages(schemas: Mapping[str, Any]) -> Iterator[str]:
    sides = {"Request": "What a client may send over the socket", "Reply": "What the server sends over the socket"}
    over_socket = set()
    for name, heading in sides.items():
        kinds = [each["$ref"].rsplit("/", 1)[-1] for each in schemas[name]["oneOf"]]
        over_socket.update(kinds)
        yield f"## {heading}"
        for kind in kinds:
            yield _message(kind, schemas[kind])
    yield "## Bodies of HTTP, and the parts of messages"
    for kind in sorted(set(schemas) - over_socket - set(sides)):
        yield _message(kind, schemas[kind])


def _message(name: str, schema: Mapping[str, Any]) -> str:
    said = " ".join(str(schema.get("description", "")).split()).replace("<", "\\<")
    parts = [f"(message-{name.lower()})=\n### {name}", said]
    fields = schema.get("properties", {})
    if fields:
        needed = schema.get("required", [])
        rows = [f"| `{field}` | {_kind(kind)} | {_default(field, kind, needed)} |" for field, kind in fields.items()]
        parts.append("\n".join(["| field | type | default |", "|---|---|---|", *rows]))
    return "\n\n".join(part for part in parts if part)


def _default(field: str, kind: Mapping[str, Any], needed: list[str]) -> str:
    if "default" in kind:
        return f"`{kind['default']!r}`".replace("None", "null").replace("False", "false").replace("True", "true")
    return "required" if field in needed else ""


def _kind(schema: Mapping[str, Any]) -> str:
    """Return the type of a field in a few words."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rsplit("/", 1)[-1]
        return f"[{name}](#message-{name.lower()})"
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if choices := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(dict.fromkeys(map(_kind, choices)))
    match schema.get("type"):
        case "array":
            inner = schema.get("items") or (schema.get("prefixItems") or [{}])[0] or {}
            return f"list of {_kind(inner) if isinstance(inner, dict) else 'values'}"
        case "object":
            values = schema.get("additionalProperties")
            return f"object of {_kind(values)}" if isinstance(values, dict) and values else "object"
        case "string":
            return f"text, at most {schema['maxLength']} characters" if "maxLength" in schema else "text"
        case None:
            return "any value"
        case kind:
            return {"integer": "whole number", "boolean": "true or false"}.get(str(kind), str(kind))


def _routes(paths: Mapping[str, Any]) -> Iterator[str]:
    rows = ["| request | does |", "|---|---|"]
    for path, methods in sorted(paths.items()):
        for method, operation in methods.items():
            query = [each["name"] for each in operation.get("parameters", []) if each["in"] == "query"]
            asked = f"{path}?{'&'.join(f'{name}=…' for name in query)}" if query else path
            said = operation.get("description") or operation.get("summary", "")
            rows.append(f"| `{method.upper()} {asked}` | {' '.join(str(said).split())} |")
    yield "\n".join(rows)


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("config-inited", lambda app, config: write_pages(app))
    return {"parallel_read_safe": True}
