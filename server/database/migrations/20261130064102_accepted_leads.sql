-- Leads that advertisers accepted and that a payment rule may pay for, until that was looked into. They are written down in
-- the transaction of the acceptance, whoever tells of it, so that no process that ends in between leaves one unpaid.
create table lead_accepted (
  tenant_id bigint not null default sluice_tenant(),
  lead_id bigint not null,
  accepted_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  primary key (tenant_id, lead_id)
);
call sluice_protect('lead_accepted');
grant select, insert, update, delete on lead_accepted to sluice_app;
create index lead_accepted_due on lead_accepted (due_at);

create function sluice_lead_accepted() returns trigger language plpgsql as $$
begin
  if exists (
    select from payment_rules
    where tenant_id = new.tenant_id and offer_id = new.offer_id and paid_for = 'accepted_lead' and status = 'active'
  ) then
    insert into lead_accepted (tenant_id, lead_id) values (new.tenant_id, new.id) on conflict do nothing;
  end if;
  return null;
end
$$;
grant execute on function sluice_lead_accepted to sluice_app;
create trigger accepted after update of api_status on leads for each row
  when (new.api_status = 'sent' and old.api_status <> 'sent' and new.is_test is not true)
  execute function sluice_lead_accepted();

-- Clicks can't be paid by rules; the name stays where a network has it, and says what it is.
update payment_models set description = 'Cost per click: a name for agreements about clicks, which payment rules do not pay.'
where title = 'CPC' and description = 'Cost per click: paid for each valid click.';
