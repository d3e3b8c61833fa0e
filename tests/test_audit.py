"""The audit of packages works offline, and says so when it could not be made."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def audit(file: Path) -> tuple[int, str]:
    done = subprocess.run([sys.executable, "scripts/audit", str(file)], cwd=ROOT, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def advisory(fixed: str) -> list[dict[str, object]]:
    ranges = [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": fixed}]}]
    return [{"id": "TEST-1", "summary": "a hole", "affected": [{"package": {"name": "HTTPX"}, "ranges": ranges}]}]


def test_a_hole_in_a_locked_package_is_found_until_it_is_fixed(tmp_path: Path) -> None:
    locked = re.search(r"^httpx==(\S+)", (ROOT / "requirements.lock").read_text(encoding="utf-8"), re.MULTILINE)
    assert locked is not None
    file = tmp_path / "advisories.json"
    file.write_text(json.dumps(advisory("999")), encoding="utf-8")
    code, said = audit(file)
    assert (code, "TEST-1" in said) == (1, True)
    file.write_text(json.dumps(advisory(locked[1])), encoding="utf-8")
    assert audit(file)[0] == 0


def test_an_audit_that_could_not_be_made_says_so(tmp_path: Path) -> None:
    code, said = audit(tmp_path / "none.json")
    assert (code, said.startswith("not audited")) == (3, True)
