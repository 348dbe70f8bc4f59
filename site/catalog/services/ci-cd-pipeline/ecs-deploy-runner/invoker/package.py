"""Writes handler.zip beside handler.py, the same bytes for the same code: stored as it is, with a fixed date.

Run it after a change of handler.py. The package is kept in the repository, because one that Terraform writes while planning is
missing wherever a saved plan is applied later.
"""

import pathlib
import zipfile

FOLDER = pathlib.Path(__file__).parent

entry = zipfile.ZipInfo("handler.py", date_time=(2020, 1, 1, 0, 0, 0))
entry.external_attr = 0o644 << 16
entry.create_system = 3
with zipfile.ZipFile(FOLDER / "handler.zip", "w", zipfile.ZIP_STORED) as package:
    package.writestr(entry, (FOLDER / "handler.py").read_bytes())
