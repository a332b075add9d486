-- Hashes of requests are keyed from now on. Former ones would confirm contact data to anyone who guesses them: they are
-- forgotten, and a repetition of these requests gets the first response without a comparison.
alter table idempotency alter column request_hash drop not null;
update idempotency set request_hash = null where request_hash is not null;
