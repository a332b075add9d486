-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.
-- Made while others use the tables, so outside a transaction.

create index concurrently payment_rules_paid_for_index on payment_rules (tenant_id, paid_for, id);
