-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.

alter table conversions add column rule_type integer;

alter table conversions add column rule_revenue numeric(24,8);

alter table conversions add column rule_payout numeric(24,8);

alter table conversions add column rules_passed jsonb not null default '[]';
