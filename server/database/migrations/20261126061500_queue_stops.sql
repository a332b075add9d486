-- Queues of a network from which nothing is sent for a while: who stopped one, and who started it again. One without an end
-- is stopped now.

create table queue_stop (
  tenant_id bigint not null default sluice_tenant() references tenant on delete cascade,
  id bigint generated always as identity,
  queue text not null check (queue in ('mails', 'postbacks', 'notices', 'synchronizations', 'heldLeads')),
  stopped_at timestamptz not null default now(),
  stopped_by_id bigint not null,
  started_at timestamptz,
  started_by_id bigint,
  primary key (tenant_id, id)
);
-- Looked into before anything is sent; of each queue there is one at most.
create unique index queue_stopped on queue_stop (tenant_id, queue) where started_at is null;
call sluice_protect('queue_stop');
revoke delete on queue_stop from sluice_app;
