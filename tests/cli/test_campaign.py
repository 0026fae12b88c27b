"""`gelanggang pack check` and `gelanggang balance` of a Story Campaign."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from gelanggang.games.spell_future.campaign import default_campaign
from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell

EXAMPLE = Path(__file__).parents[2] / "examples" / "campaign"
FEW = ("balance", "--campaign", str(EXAMPLE), "--games", "2", "--pairs", "40", "--seed", "b")


@pytest.mark.parametrize("folder", [default_campaign(), EXAMPLE], ids=["ours", "example"])
def test_pack_check_reads_a_campaign_alone(shell: Shell, folder: Path) -> None:
    said = shell("--lang", "en", "pack", "check", str(folder))
    assert said.code == 0
    assert "is fine" in said.out


def test_pack_check_reads_the_campaign_of_a_pack(shell: Shell, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(default_campaign().parent, pack)
    assert "11 chapters" in shell("--lang", "en", "pack", "check", str(pack)).out
    (pack / "campaign" / "en.ftl").unlink()
    said = shell("--lang", "en", "pack", "check", str(pack))
    assert said.code != 0
    assert "en.ftl" in said.err


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_balance_tells_how_parties_fare(shell: Shell, lang: str) -> None:
    said = shell("--lang", lang, *FEW, "--agreement", "0.65,0.5")
    assert (said.code, said.err) == (0, "")
    rows = [line for line in said.out.splitlines() if line.startswith("|")]
    # A table of four chapters, and one of the games to the end and two endings, for each agreement.
    assert len(rows) == 2 * (2 + 4 + 2 + 3)
    verdicts = [line for line in said.out.splitlines() if line.endswith(("✓", "✗"))]
    assert len(verdicts) == 4


@pytest.mark.slow
def test_balance_of_a_campaign_as_json(shell: Shell) -> None:
    found = json.loads(shell(*FEW, "--agreement", "0.8", "--json").out)
    assert found["campaign"] == "tiga-malam"
    assert len(found["parties"]) == 4
    assert sum(found["endings"].values()) == pytest.approx(1)
    for party in found["parties"]:
        assert 3 <= party["games_median"] <= party["games_p90"] <= 6
        assert all(one["won"] <= one["played"] for one in party["tries"])
