-- Leads that are being offered to advertisers right now. A row goes with the last attempt; one that outlives its time was
-- left by a process that died.

create table lead_push (
  tenant_id bigint not null default sluice_tenant(),
  lead_id bigint not null,
  lead_created_at timestamptz not null,
  -- The attempt that has no answer yet, and the limits in which room is reserved for it.
  attempt_id bigint,
  limits jsonb not null default '[]',
  expires_at timestamptz not null,
  primary key (tenant_id, lead_id)
);
create index on lead_push (expires_at);
call sluice_protect('lead_push');
grant select, insert, update, delete on lead_push to sluice_app;

-- A lead is offered to an advertiser once. Attempts have the time of their lead as `created_at`, so that all of them lie
-- in one partition and the index holds for all.
create unique index lead_attempts_once on lead_attempts (tenant_id, lead_id, advertiser_id, created_at);
