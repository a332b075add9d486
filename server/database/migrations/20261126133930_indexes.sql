-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.
-- Made while others use the tables, so outside a transaction.

create index concurrently postback_logs_customer_sync_id_index on postback_logs (tenant_id, customer_sync_id, created_at, id);
