"""compose.yaml, as far as it can be tested without an engine that runs it."""

from __future__ import annotations

import ipaddress
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from gelanggang.cli import serve
from gelanggang.cli.parser import Parser
from gelanggang.server.proxy import read_proxies
from gelanggang.text.catalogue import voice

ROOT = Path(__file__).parent.parent.parent
FILE = ROOT / "compose.yaml"
PROXY = ROOT / "deploy" / "nginx.conf"
HOUSES = ["house-1", "house-2"]


def composed() -> dict[str, Any]:
    """The file; merged keys are where they belong."""
    found = YAML(typ="safe").load(FILE)
    assert isinstance(found, dict)
    return found


@pytest.mark.slow
def test_it_is_what_the_specification_of_compose_allows() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    ran = subprocess.run([*command, str(FILE)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout


def test_what_a_service_names_is_there() -> None:
    found = composed()
    for service in found["services"].values():
        assert set(service.get("depends_on", [])) <= set(found["services"])
        assert set(service["networks"]) <= set(found["networks"])
        for mount in service["volumes"]:
            source = mount.split(":")[0]
            if source.startswith("./"):
                assert (ROOT / source).exists() or source == "./deploy/tls", source
            else:
                assert source in found["volumes"], source


def test_the_file_it_is_built_from_is_ours() -> None:
    for name in HOUSES:
        build = composed()["services"][name]["build"]
        assert (ROOT / build["context"] / build["dockerfile"]).is_file()


@pytest.mark.parametrize("name", HOUSES)
def test_a_house_is_started_with_words_it_knows(name: str) -> None:
    service = composed()["services"][name]
    word, *words = service["command"].split()
    parser = Parser(voice("en"), prog="gelanggang serve")
    serve.arguments(parser)
    args = parser.parse_args(words)
    assert word == "serve"
    # Other processes have a door of their own, and the proxy alone is believed.
    assert args.advertise == f"{service['networks']['inner']['ipv4_address']}:8766"
    assert args.port == 8765
    assert args.proxy == composed()["services"]["proxy"]["networks"]["inner"]["ipv4_address"]
    read_proxies(args.proxy)
    assert service["volumes"] == [f"{name}:{args.data}"]
    database = composed()["services"]["db"]["environment"]
    user, name_of_it = database["POSTGRES_USER"], database["POSTGRES_DB"]
    assert args.store == f"postgresql://{user}@db/{name_of_it}"
    assert service["environment"]["PGPASSWORD"] == database["POSTGRES_PASSWORD"]


def test_every_address_is_in_the_network_and_the_proxy_knows_all_houses() -> None:
    found = composed()
    [net] = [one["subnet"] for one in found["networks"]["inner"]["ipam"]["config"]]
    addresses = [
        service["networks"]["inner"]["ipv4_address"]
        for service in found["services"].values()
        if isinstance(service["networks"], dict)
    ]
    assert len(set(addresses)) == len(addresses) == 3
    assert all(ipaddress.ip_address(one) in ipaddress.ip_network(net) for one in addresses)
    served = re.findall(r"^\s+server (\S+):8765", PROXY.read_text(encoding="utf-8"), re.MULTILINE)
    assert served == [
        found["services"][name]["networks"]["inner"]["ipv4_address"] for name in HOUSES
    ]


def test_no_password_and_no_registry_is_written_down() -> None:
    text = FILE.read_text(encoding="utf-8")
    found = composed()["services"]
    assert not re.search(r"PASSWORD: (?!\$\{GELANGGANG_PASSWORD)", text)
    assert {one["image"] for one in found.values()} == {"gelanggang", "postgres:16", "nginx:stable"}


def test_the_database_cannot_be_reached_from_outside() -> None:
    published = {name for name, one in composed()["services"].items() if "ports" in one}
    assert published == {"proxy"}
