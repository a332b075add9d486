-- References of events to a record that was replaced by another, where there were too many to change in the call that did
-- it. The rest is changed afterwards, a thousand at a time.
create table replaced_reference (
  tenant_id bigint not null default sluice_tenant(),
  id bigint generated always as identity,
  -- The table of the events, and the column that refers.
  of_table text not null,
  of_column text not null,
  from_id bigint not null,
  to_id bigint not null,
  replaced_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
call sluice_protect('replaced_reference');
grant select, insert, update, delete on replaced_reference to sluice_app;
