"""The one who writes: tables hand over what they want written, and hear back when it is on disk.

While one transaction is being flushed, whatever other tables bring is gathered for the next: so one flush of the disk
serves many tables.
"""

from __future__ import annotations

import asyncio

from parlour.storage import Addition, NotStored, Storage


class Scribe:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._waiting: list[tuple[Addition, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, addition: Addition) -> bool:
        """Append this; False if the log has another length by now. Raises NotStored."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((addition, answer))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await answer

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                results = await asyncio.to_thread(self._storage.write, [addition for addition, _ in batch])
            except NotStored as error:
                for _, answer in batch:
                    if not answer.done():
                        answer.set_exception(NotStored(*error.args))
            else:
                for (_, answer), result in zip(batch, results, strict=True):
                    if not answer.done():
                        answer.set_result(result)
        self._writing = None
