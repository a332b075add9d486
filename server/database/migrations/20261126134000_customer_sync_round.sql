-- How far each synchronisation of customers is with its advertiser, as `integration_sync` has it of statuses. Apart from the
-- synchronisations, so that a round changes no version of theirs.
create table customer_sync_round (
  tenant_id bigint not null default sluice_tenant(),
  customer_sync_id bigint not null,
  -- The process that is at it, and when it is taken for dead unless it says more.
  claim uuid,
  claimed_until timestamptz,
  due_at timestamptz not null default now(),
  -- When the round that is under way began, and the page it comes to next; another process goes on from there.
  began_at timestamptz,
  page integer not null default 1,
  ended_at timestamptz,
  failures integer not null default 0,
  -- Why the latest round failed; null where it did not.
  problem text,
  primary key (tenant_id, customer_sync_id)
);
call sluice_protect('customer_sync_round');
grant select, insert, update, delete on customer_sync_round to sluice_app;

alter table integration_sync add column problem text;

-- Rows that were refused and stand in the log, which tells of each once however often it is said.
create table customer_sync_refusal (
  tenant_id bigint not null default sluice_tenant(),
  customer_sync_id bigint not null,
  -- Of what was said, and why it was refused.
  row_key text not null,
  seen_at timestamptz not null default now(),
  primary key (tenant_id, customer_sync_id, row_key)
);
call sluice_protect('customer_sync_refusal');
grant select, insert, update, delete on customer_sync_refusal to sluice_app;
