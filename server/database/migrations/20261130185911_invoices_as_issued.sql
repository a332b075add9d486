-- An invoice keeps the names it was issued with, whatever is renamed later. Those of before have none kept, and are told
-- with today’s.

alter table affiliate_invoices add column issued jsonb;
alter table advertiser_invoices add column issued jsonb;
alter table affiliate_invoice_lines add column issued jsonb;
alter table advertiser_invoice_lines add column issued jsonb;

create function sluice_affiliate_invoice_issued() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  select jsonb_build_object('party', concat_ws(' ', person.first_name, person.last_name), 'network', own.name,
    'details', own.invoice_details)
  into new.issued
  from settings_general as own left join users as person on person.tenant_id = own.tenant_id and person.id = new.affiliate_id
  where own.tenant_id = new.tenant_id;
  return new;
end
$$;
create trigger issued before insert on affiliate_invoices for each row execute function sluice_affiliate_invoice_issued();

create function sluice_advertiser_invoice_issued() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  select jsonb_build_object('party', party.title, 'network', own.name, 'details', own.invoice_details)
  into new.issued
  from settings_general as own left join advertisers as party on party.tenant_id = own.tenant_id and party.id = new.advertiser_id
  where own.tenant_id = new.tenant_id;
  return new;
end
$$;
create trigger issued before insert on advertiser_invoices for each row execute function sluice_advertiser_invoice_issued();

create function sluice_invoice_line_issued() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  new.issued := jsonb_build_object(
    'offer', (select title from offers where tenant_id = new.tenant_id and id = new.offer_id),
    'goal', (select title from goals where tenant_id = new.tenant_id and id = new.goal_id)
  );
  return new;
end
$$;
create trigger issued before insert on affiliate_invoice_lines for each row execute function sluice_invoice_line_issued();
create trigger issued before insert on advertiser_invoice_lines for each row execute function sluice_invoice_line_issued();

grant execute on function sluice_affiliate_invoice_issued, sluice_advertiser_invoice_issued, sluice_invoice_line_issued
  to sluice_app;
