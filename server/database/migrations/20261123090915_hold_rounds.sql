-- When each hold queue last sent leads on. Apart from the queues, so that a round changes no version of theirs.
create table hold_round (
  tenant_id bigint not null default sluice_tenant(),
  hold_config_id bigint not null,
  began_at timestamptz not null,
  primary key (tenant_id, hold_config_id)
);
call sluice_protect('hold_round');
grant select, insert, update, delete on hold_round to sluice_app;
