"""`ludotheque admin …`: what operators do, on the machine itself, and who is one."""

import argparse
import asyncio
import os
import secrets
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from ludotheque.cli.backup import add_place
from ludotheque.game import Refusal
from ludotheque.tables import moderating as acts
from ludotheque.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from ludotheque.server.live import LiveTables
    from ludotheque.store.people import Somebody

WORDS = 5
"""Groups of letters in a passphrase that is made up here."""
ACTS: dict[str, type[msgspec.Struct]] = {
    str(act.__struct_config__.tag): act
    for act in (
        acts.Silence,
        acts.Ban,
        acts.Rename,
        acts.Remove,
        acts.Close,
        acts.Withdraw,
        acts.Readmit,
        acts.Settle,
    )
}
"""What is done by the page too, under the same names and with the same fields, in their order."""
LISTS = ("reports", "log", "people", "withdrawn")


def add_arguments(parser: argparse.ArgumentParser, t: Texts) -> None:
    wanted = parser.add_subparsers(metavar="WHAT", dest="what", required=True, parser_class=type(parser))
    for name in ("operator", *ACTS, *LISTS):
        told = t(f"cli-admin-{name}")
        one = wanted.add_parser(name, help=told, description=told)
        one.add_argument("--lang", choices=LANGUAGES, help=argparse.SUPPRESS)
        if name in ("operator", "people"):
            one.add_argument("name", metavar="NAME", help=t("cli-admin-name"))
        if name == "operator":
            one.add_argument("--dismiss", action="store_true", help=t("cli-admin-dismiss"))
        for field in msgspec.structs.fields(ACTS[name]) if name in ACTS else ():
            choices = get_args(acts.Kind) if field.name == "kind" else None
            one.add_argument(field.name, metavar=field.name.upper(), choices=choices)
        add_place(one, t)


def run(args: argparse.Namespace, texts: Texts) -> int:
    return asyncio.run(_run(args, texts))


async def _run(args: argparse.Namespace, t: Texts) -> int:
    """A small process at the store, beside the server or without one."""
    from ludotheque.server.library import library_of
    from ludotheque.server.live import LiveTables
    from ludotheque.server.process.metrics import Metrics
    from ludotheque.server.process.settings import settings
    from ludotheque.store.store import open_store

    made = settings(os.environ, data=args.data, database=args.database)
    store = open_store(made.database_url())
    await store.start(lambda _said: None, lambda: None)
    live = LiveTables(made, library_of(made), store, Metrics(), b"")
    try:
        if args.what in LISTS:
            await _list(live, args, t)
        elif args.what == "operator":
            await _operator(live, args.name, t, dismiss=args.dismiss)
        else:
            await _act(live, args, t)
    finally:
        await live.close()
        await store.close()
    return 0


async def _act(live: "LiveTables", args: argparse.Namespace, t: Texts) -> None:
    """A person is named by id, or by a name that only one has."""
    from ludotheque.server.moderation import Moderation

    kind = ACTS[args.what]
    said: dict[str, Any] = {field.name: getattr(args, field.name) for field in msgspec.structs.fields(kind)}
    if "person" in said:
        said["person"] = (await _one(live, said["person"])).id
    try:
        act = msgspec.convert(said | {"type": args.what}, type=kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("act", why=str(error)) from error
    await Moderation(live, lambda _person: None).act(act, "")  # type: ignore[arg-type]  # one of ACTS
    print(t("admin-done"))


async def _one(live: "LiveTables", name: str) -> "Somebody":
    from ludotheque.store import moderation

    found = await moderation.named(live.store.engine, name)
    exact = [one for one in found if one.id == name] or found
    if not exact:
        raise Refusal("no-person")
    if len(exact) > 1:
        raise Refusal("many-people", name=name, known=[one.id for one in exact])
    return exact[0]


async def _operator(live: "LiveTables", name: str, t: Texts, *, dismiss: bool) -> None:
    """Whoever has claimed that name; if nobody has, an account is made and its passphrase told once."""
    from ludotheque.server.http.identity import clean_name, hash_passphrase, new_id
    from ludotheque.server.moderation import Moderation
    from ludotheque.store import people

    engine, now, name = live.store.engine, live.now(), clean_name(name)
    somebody = await people.claimed(engine, name)
    moderation = Moderation(live, lambda _person: None)
    if dismiss:
        if somebody is None:
            raise Refusal("no-person")
        await moderation.act(acts.Dismiss(somebody.id), "")
        print(t("admin-dismissed", name=name))
        return
    passphrase = ""
    if somebody is None:
        somebody = await people.add(engine, new_id(), name, now)
        passphrase = "-".join(secrets.token_hex(2) for _ in range(WORDS))
        await people.claim(engine, somebody.id, name, hash_passphrase(passphrase))
    await moderation.act(acts.Appoint(somebody.id), "")
    print(t("admin-appointed", name=name))
    if passphrase:
        print(t("admin-passphrase", passphrase=passphrase))


async def _list(live: "LiveTables", args: argparse.Namespace, t: Texts) -> None:
    from ludotheque.store import moderation

    engine, rows = live.store.engine, list[tuple[object, ...]]()
    match args.what:
        case "reports":
            rows = [
                (r.number, _when(r.at), r.kind, r.table, r.person, r.text)
                for r in await moderation.open_reports(engine)
            ]
        case "log":
            rows = [
                (_when(e.at), e.who or t("admin-machine"), e.act, e.person, e.table, e.detail)
                for e in await moderation.log(engine)
            ]
        case "people":
            now = live.now()
            rows = [
                (
                    one.id,
                    one.name,
                    _when(one.seen),
                    t("admin-muted", until=_when(one.silent)) if one.silent > now else "",
                    t("admin-banned", until=_when(one.banned)) if one.banned > now else "",
                )
                for one in await moderation.named(engine, args.name)
            ]
        case _:
            rows = [(one.kind, one.id, _when(one.at)) for one in await moderation.list_withdrawn(engine)]
    for row in rows:
        print("  ".join(str(part).replace("\n", " ") for part in row if part != ""))
    if not rows:
        print(t("admin-none"))


def _when(at: float) -> str:
    from datetime import UTC, datetime

    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
