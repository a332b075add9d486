-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.
-- Made while others use the tables, so outside a transaction.

create index concurrently domains_reach_index on domains (tenant_id, reach, id);

create index concurrently domains_certificate_index on domains (tenant_id, certificate, id);
