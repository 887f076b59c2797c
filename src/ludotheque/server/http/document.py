"""The OpenAPI document, with refusals as they are: every 4xx is a `Problem`.

Made once by `app`; no request is served from here but that for the document.
"""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from ludotheque.server.http.bodies import Problem

_REFUSED = {
    "description": "Refused: the sentence is `refuse-<code>` in the reader's language",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


class Document(JsonRenderPlugin):
    """Litestar writes down refusals of its own kind, which nobody ever gets to see here."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_problems(openapi_schema))


def with_problems(document: dict[str, Any]) -> dict[str, Any]:
    _, components = msgspec.json.schema_components([Problem], ref_template="#/components/schemas/{name}")
    document.setdefault("components", {}).setdefault("schemas", {}).update(components)
    for path in document["paths"].values():
        for operation in path.values():
            if isinstance(operation, dict) and "responses" in operation:
                operation["responses"].pop("400", None)
                operation["responses"]["4XX"] = _REFUSED
    return document
