"""Settings come from flags, the environment and a file, in that order; what does not fit is said in one line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sheepfold.core.errors import BadInput
from sheepfold.server.config import load
from tests.server.server_process import ROOT


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1\nhost = "10.0.0.1"\nsite = "https://sheep.example/"\nlog_json = true\n', encoding="utf-8")
    found = load({"port": "3"}, {"SHEEPFOLD_PORT": "2", "SHEEPFOLD_HOST": "10.0.0.2"}, str(file))
    assert (found.port, found.host, found.site, found.log_json) == (3, "10.0.0.2", "https://sheep.example", True)
    assert found.workers >= 1


@pytest.mark.parametrize(
    ("flags", "file", "said"),
    [
        ({"port": "many"}, "", "port of --port is a number, not 'many'"),
        ({"port": "70000"}, "", "port is a number from 0 to 65535, not 70000"),
        ({"site": "sheep.example"}, "", "site begins with http:// or https://, not 'sheep.example'"),
        ({}, "prot = 1", "no setting 'prot'"),
        ({}, "port = ", "is not TOML"),
        ({}, 'log_json = "perhaps"', "log_json in FILE is yes or no, not 'perhaps'"),
    ],
)
def test_what_does_not_fit_is_one_line(flags: dict[str, str], file: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(file, encoding="utf-8")
    with pytest.raises(BadInput) as no:
        load(flags, {}, str(path))
    assert said.replace("FILE", str(path)) in str(no.value)
    assert "\n" not in str(no.value)


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(BadInput, match=r"cannot read /nowhere/house\.toml: No such file"):
        load({}, {}, "/nowhere/house.toml")


def test_help_explains_every_setting() -> None:
    done = subprocess.run([sys.executable, "-m", "sheepfold", "serve", "--help"], cwd=ROOT, capture_output=True, text=True)
    for flag in ("--host", "--trusted-proxies", "--retention-days", "--webhook-hosts", "--log-json"):
        assert flag in done.stdout


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "sheepfold", "serve", "--port", port, "--data", str(tmp_path)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert f"cannot listen on 127.0.0.1 port {port}" in done.stderr
    assert "Traceback" not in done.stderr
