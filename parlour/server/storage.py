"""What is kept: people, tables, entries, jobs. One method for each thing somebody wants to know or to write."""

from __future__ import annotations

from parlour.server.stored_entries import StoredEntries
from parlour.server.stored_jobs import StoredJobs
from parlour.server.stored_looks import StoredLooks
from parlour.server.stored_people import StoredPeople
from parlour.server.stored_processes import StoredProcesses
from parlour.server.stored_seats import StoredSeats
from parlour.server.stored_tables import StoredTables


class Storage(StoredPeople, StoredTables, StoredSeats, StoredEntries, StoredLooks, StoredJobs, StoredProcesses):
    """All of it, in one database."""
