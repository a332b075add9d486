-- By what leads were found before someone edited their contact data: requests that sent them, and what was answered, still
-- tell it, and who asks what is held of them, or to be forgotten, knows that alone.
create table lead_former_key (
  tenant_id bigint not null default sluice_tenant(),
  lead_id bigint not null,
  -- As `phone_key` and `email_key` of leads. Null where they were edited before keys were kept: what they were is to be
  -- found in the requests alone.
  key text
);
call sluice_protect('lead_former_key');
grant select, insert, delete on lead_former_key to sluice_app;
create unique index lead_former_key_once on lead_former_key (tenant_id, key, lead_id);
create index on lead_former_key (tenant_id, lead_id);

insert into lead_former_key (tenant_id, lead_id)
select distinct own.tenant_id, own.lead_id from lead_changes as own
where own.changed_fields && array['phone', 'email', 'country'];
