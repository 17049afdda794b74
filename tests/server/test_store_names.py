"""Which store a name means."""

from pathlib import Path

import pytest

from tumblehall.kernel.errors import BadInput
from tumblehall.server.postgres_store import PostgresStore
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.stores import default_database, sqlite_file, store_for


@pytest.mark.parametrize("name", ["postgresql://hall@localhost/hall", "postgres:///hall"])
def test_address_of_postgresql(name: str) -> None:
    assert isinstance(store_for(name), PostgresStore)


@pytest.mark.parametrize("name", ["sqlite:data/tables.db", "data/tables.db"])
def test_file_of_sqlite(name: str) -> None:
    assert isinstance(store_for(name), SqliteStore)
    assert sqlite_file(name) == Path("data/tables.db")


@pytest.mark.parametrize("name", ["", "sqlite:", "mysql://hall:sesame@localhost/hall"])
def test_other_names_are_refused_without_the_password(name: str) -> None:
    with pytest.raises(BadInput, match="must be a file, sqlite:FILE or postgresql") as refusal:
        store_for(name)
    assert "sesame" not in str(refusal.value)


def test_default_is_in_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    assert default_database() == "data/tumblehall/tables.db"


def test_default_without_a_data_folder_is_in_the_home_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_database() == str(tmp_path / ".local/share/tumblehall/tables.db")
