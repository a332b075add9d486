-- How far each integration is with asking its advertiser for statuses. Apart from the integrations, so that a round changes
-- no version of theirs.
create table integration_sync (
  tenant_id bigint not null default sluice_tenant(),
  integration_id bigint not null,
  -- The process that is at it, and when it is taken for dead unless it says more.
  claim uuid,
  claimed_until timestamptz,
  due_at timestamptz not null default now(),
  -- When the round that is under way began, and the page it comes to next; another process goes on from there.
  began_at timestamptz,
  page integer not null default 1,
  ended_at timestamptz,
  failures integer not null default 0,
  primary key (tenant_id, integration_id)
);
call sluice_protect('integration_sync');
grant select, insert, update, delete on integration_sync to sluice_app;

-- Words of advertisers that meant nothing when they came.
create table integration_unmapped (
  tenant_id bigint not null default sluice_tenant(),
  integration_id bigint not null,
  word text not null,
  seen_at timestamptz not null default now(),
  primary key (tenant_id, integration_id, word)
);
call sluice_protect('integration_unmapped');
grant select, insert, update, delete on integration_unmapped to sluice_app;
