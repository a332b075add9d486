-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.
-- Made while others use the tables, so outside a transaction.

create index concurrently leads_grade_id_index on leads (tenant_id, grade_id, created_at, id);

create index concurrently leads_click_id_index on leads (tenant_id, click_id, created_at, id);
