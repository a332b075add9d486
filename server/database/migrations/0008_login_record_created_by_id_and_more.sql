-- Generated from the difference of two sets of definitions by `npm run codegen`.
-- It may be edited until it has run anywhere, and never after.
-- The rows of login_records are copied into partitions: with many of them this takes a while.
-- login_records.created_by_id is kept as retired_created_by_id.
-- login_records.updated_at is kept as retired_updated_at.
-- login_records.updated_by_id is kept as retired_updated_by_id.
-- login_records.version is kept as retired_version.

alter table login_records drop constraint login_records_user_id_reference;

alter table login_records drop constraint login_records_impersonator_id_reference;

alter table login_records alter column created_by_id drop not null, alter column created_by_id drop default;
alter table login_records rename column created_by_id to retired_created_by_id;

alter table login_records alter column updated_at drop not null, alter column updated_at drop default;
alter table login_records rename column updated_at to retired_updated_at;

alter table login_records alter column updated_by_id drop not null, alter column updated_by_id drop default;
alter table login_records rename column updated_by_id to retired_updated_by_id;

alter table login_records alter column version drop not null, alter column version drop default;
alter table login_records rename column version to retired_version;

delete from totals where entity = 'loginRecord';
call sluice_partition('login_records', 'created_at', 'month');
grant select, insert, update on login_records to sluice_app;

create index login_records_user_id_index on login_records (tenant_id, user_id, created_at, id);

create index login_records_outcome_index on login_records (tenant_id, outcome, created_at, id);

create index login_records_address_index on login_records (tenant_id, address, created_at, id);

create index login_records_impersonator_id_index on login_records (tenant_id, impersonator_id, created_at, id);

create index login_records_id_index on login_records (tenant_id, id);
