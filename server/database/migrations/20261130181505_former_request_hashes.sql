-- A repetition of these requests gets the first response without a comparison.
update idempotency set request_hash = null where request_hash is not null;
