"""A wheel carries the browser client, which is built with it, and with `TUMBLEHALL_COMPILED=1` the engine compiled for
this Python and machine. An editable install leaves both to the Makefile."""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def is_compiled() -> bool:
    return os.environ.get("TUMBLEHALL_COMPILED") == "1"


class ClientHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return ["mypy", "setuptools"] if is_compiled() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._load("client/build.py").build()
        if is_compiled():
            self._compile_engine()
            build_data["artifacts"].append("src/tumblehall/compiled/**")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _compile_engine(self) -> None:
        sys.path.insert(0, str(Path(self.root) / "src"))
        tool = self._load("tools/compile_engine.py")
        lacks = list(tool.missing())
        if lacks:
            raise SystemExit(f"TUMBLEHALL_COMPILED=1: missing {'; '.join(lacks)}")
        tool.compile_all()

    def _load(self, path: str) -> ModuleType:
        spec = importlib.util.spec_from_file_location(Path(path).stem, Path(self.root) / path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
