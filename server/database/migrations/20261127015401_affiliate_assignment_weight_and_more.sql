-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.

alter table affiliate_assignments add column weight integer default 100;

alter table payment_rules add column weight integer default 100;
