-- What is used of limits: of caps, and of those that targetings have of their own. One row for each window that something
-- was counted in; a limit whose period or time zone is changed counts in other windows from then on.

create table limit_counters (
  tenant_id bigint not null default sluice_tenant(),
  holder text not null check (holder in ('cap', 'targeting')),
  record_id bigint not null,
  period text not null,
  timezone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  counted numeric(24,8) not null default 0 check (counted >= 0),
  -- For what is being sent and has no answer yet.
  reserved numeric(24,8) not null default 0 check (reserved >= 0),
  constraint limit_counters_key primary key (tenant_id, holder, record_id, period, timezone, starts_at)
) with (fillfactor = 50);
call sluice_protect('limit_counters');
grant select, insert, update on limit_counters to sluice_app;
