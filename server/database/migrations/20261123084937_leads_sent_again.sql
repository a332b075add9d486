-- What surely did not reach an advertiser may be sent to them again; all else is sent to each of them once.
drop index lead_attempts_once;
create unique index lead_attempts_once on lead_attempts (tenant_id, lead_id, advertiser_id, created_at)
  where outcome <> 'failed';

-- The limits in which an attempt counts of which nobody knows how it ended, until staff say so.
create table lead_unsettled (
  tenant_id bigint not null default sluice_tenant(),
  attempt_id bigint not null,
  limits jsonb not null,
  primary key (tenant_id, attempt_id)
);
call sluice_protect('lead_unsettled');
grant select, insert, delete on lead_unsettled to sluice_app;
