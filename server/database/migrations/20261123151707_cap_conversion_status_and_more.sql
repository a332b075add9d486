-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.

alter table caps add column conversion_status integer;

alter table conversions add column over_cap_id bigint;

alter table conversions add constraint conversions_over_cap_id_reference
  foreign key (tenant_id, over_cap_id) references caps;
