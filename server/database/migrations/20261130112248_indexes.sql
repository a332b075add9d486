-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.
-- Made while others use the tables, so outside a transaction.

create index concurrently advertiser_movements_prepayment_id_index on advertiser_movements (tenant_id, prepayment_id, created_at, id);
