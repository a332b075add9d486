-- What the round that is under way was told of customers, so that two pages that tell different figures of a day are found
-- to. The first one counts; it is forgotten when the round is over.
create table customer_sync_told (
  tenant_id bigint not null default sluice_tenant(),
  customer_sync_id bigint not null,
  -- Of the customer and the day.
  told_key text not null,
  round_at timestamptz not null,
  -- Each figure as it was written, with its currency.
  figures jsonb not null,
  primary key (tenant_id, customer_sync_id, told_key)
);
call sluice_protect('customer_sync_told');
grant select, insert, update, delete on customer_sync_told to sluice_app;

-- Amounts as they were told, each with its currency: what is told again stays as it was converted, whatever rates do.
alter table customer_figures add column amounts_told jsonb not null default '{}';
