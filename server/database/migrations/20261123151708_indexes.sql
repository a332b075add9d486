-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.
-- Made while others use the tables, so outside a transaction.

create index concurrently conversions_over_cap_id_index on conversions (tenant_id, over_cap_id, id);
