-- Hashes of requests are keyed from now on. Former ones would confirm contact data to anyone who guesses them: they are
-- forgotten by the next migration, so that this one holds its lock for a moment only.
alter table idempotency alter column request_hash drop not null;
