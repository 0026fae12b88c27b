"""The command line: one file a command, and this one, which finds it."""

from __future__ import annotations

import io
import os
import sys
from typing import Final

from gelanggang.cli import (
    arena,
    art,
    bots,
    house,
    measure,
    pack,
    perft,
    play,
    printing,
    replay,
    report,
    serve,
    sim,
    tabletop,
    tune,
    verify,
)
from gelanggang.cli.compiled import change_over
from gelanggang.cli.games import BALANCE, TELLING
from gelanggang.cli.parser import Parser
from gelanggang.cli.wrong import Mistaken, Wrong
from gelanggang.core.errors import GelanggangError
from gelanggang.line.screen import Left, Screen
from gelanggang.text.catalogue import LANGUAGES, Voice, choose_language, voice
from gelanggang.text.errors import sentence

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
FOR_PEOPLE: Final = (serve.run, play.run, TELLING.run)
"""These are played with the compiled engine where there is one.  Whoever measures says which."""


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code."""
    _never_fail_to_spell()
    speaker = voice(choose_language(None, os.environ))
    try:
        wish, words = _wish(sys.argv[1:] if argv is None else argv, speaker)
        speaker = voice(choose_language(wish, os.environ))
        args = _parser(speaker).parse_args(words)
        args.lang = wish
        # Only a program of its own can begin anew.
        if argv is None and args.run in FOR_PEOPLE and not getattr(args, "no_compile", False):
            change_over(os.environ)
        code: int = args.run(args, Screen(speaker))
        sys.stdout.flush()
        return code
    except Wrong as error:
        return _complain(speaker.say(error.key, **error.facts))
    except Mistaken as error:
        return _complain("\n".join(sentence(speaker, one) for one in error.mistakes))
    except GelanggangError as error:
        return _complain(sentence(speaker, error))
    except Left:
        print(speaker.say("goodbye"))
        return 0
    except KeyboardInterrupt:
        print()
        print(speaker.say("goodbye"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more: nothing may be flushed into the pipe when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except SystemExit as done:
        # The help of a command ends like this, and rich when nobody reads any more.
        return done.code if isinstance(done.code, int) else 0


def _never_fail_to_spell() -> None:
    """A terminal that cannot show an arrow shows a question mark instead."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _complain(text: str) -> int:
    print(text, file=sys.stderr)
    return BAD_INPUT


def _wish(argv: list[str], speaker: Voice) -> tuple[str | None, list[str]]:
    """`--lang` may stand anywhere, and has to be known before anything is said."""
    first = Parser(speaker, helps=False, prog="gelanggang")
    first.add_argument("--lang")
    known, words = first.parse_known_args(argv)
    return known.lang, words


def _languages(speaker: Voice) -> str:
    *others, last = LANGUAGES
    return speaker.say("cli-help-lang", before=", ".join(others), last=last)


def _parser(speaker: Voice) -> Parser:
    say = speaker.say
    parser = Parser(speaker, prog="gelanggang", description=say("cli-help-gelanggang"))
    parser.add_argument("--lang", metavar="|".join(LANGUAGES), help=_languages(speaker))
    commands = parser.add_subparsers(
        title=say("cli-help-commands"), metavar=say("cli-help-command"), required=True
    )
    for name, module, help in (
        ("play", play, say("cli-help-play")),
        ("story", TELLING, say("cli-help-story")),
        ("serve", serve, say("cli-help-serve")),
        ("house", house, say("cli-help-house")),
        ("replay", replay, say("cli-help-replay")),
        ("verify", verify, say("cli-help-verify")),
        ("pack", pack, say("cli-help-pack-command")),
        ("sim", sim, say("cli-help-sim")),
        ("arena", arena, say("cli-help-arena")),
        ("bots", bots, say("cli-help-bots-command")),
        ("balance", BALANCE, say("cli-help-balance")),
        ("report", report, say("cli-help-report")),
        ("measure", measure, say("cli-help-measure")),
        ("tune", tune, say("cli-help-tune")),
        ("art", art, say("cli-help-art")),
        ("print", printing, say("cli-help-print")),
        ("tabletop", tabletop, say("cli-help-tabletop")),
        ("perft", perft, say("cli-help-perft")),
    ):
        command = commands.add_parser(name, voice=speaker, help=help, description=help)
        module.arguments(command)
        command.set_defaults(run=module.run)
    return parser
